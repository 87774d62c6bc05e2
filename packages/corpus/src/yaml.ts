import {isNode, LineCounter, parseDocument, type YAMLError} from 'yaml';

/** YAML that writers edit: front matter, and the list of tags. */
export type Yaml = ReadYaml | BrokenYaml;

export interface ReadYaml {
  kind: 'read';
  data: unknown;
  /** 1-based line of the value at a path, or of the nearest value around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Lines that end with a comment, which isn't part of the value: `title: C # basics`. */
  cutLines: readonly number[];
}

export interface BrokenYaml {
  kind: 'broken';
  /** 1-based. */
  line: number;
  reason: string;
  fix: string;
}

const QUOTES = 'Put quotes around the value';

export function readYaml(text: string): Yaml {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const lines = text.split('\n');
  const [error] = document.errors;
  if (error) return {kind: 'broken', ...adviceFor(error, counter.linePos(error.pos[0]).line, lines)};
  try {
    return {
      kind: 'read',
      data: document.toJS() ?? {},
      lineOf(path) {
        for (let length = path.length; length > 0; length -= 1) {
          const node = document.getIn(path.slice(0, length), true);
          if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
        }
        return 1;
      },
      cutLines: lines.flatMap((line, index) => (/^[\w-]+:\s+[^\s#"'[{|>].*\s#/.test(line) ? [index + 1] : [])),
    };
  } catch {
    // An asterisk before a value refers to another value (a YAML alias).
    const line = lines.findIndex((content) => /:\s+\*/.test(content));
    return {kind: 'broken', line: line + 1, reason: 'the value begins with "*"', fix: QUOTES};
  }
}

type Advice = Omit<BrokenYaml, 'kind'>;

/** Explains an error of the parser by the mistake that writers most likely made. */
function adviceFor({code, message}: YAMLError, line: number, lines: readonly string[]): Advice {
  const text = lines[line - 1] ?? '';
  const value = /^\s*(?:- )?[\w-]+:\s+(.*)$/.exec(text)?.[1] ?? '';
  switch (code) {
    case 'TAB_AS_INDENT':
      return {line, reason: 'a tab is before the text', fix: 'Indent with spaces'};
    case 'DUPLICATE_KEY':
      return {line, reason: `"${text.split(':')[0]?.trim() ?? ''}" is there twice`, fix: 'Remove one of them'};
    case 'BAD_DQ_ESCAPE':
      return {line, reason: 'a backslash is in double quotes', fix: 'Use single quotes, or write two backslashes'};
    case 'BAD_SCALAR_START':
      return {line, reason: `the value begins with "${value.charAt(0)}"`, fix: QUOTES};
  }
  if (/^\s*-\s/.test(value)) return {line, reason: 'a list begins on the line of its key', fix: "Write it as ['a', 'b']"};
  const quote = /^["']/.exec(value)?.[0];
  if (code === 'MISSING_CHAR' && /Missing closing/.test(message)) {
    const mark = message.includes('"') ? '"' : "'";
    const opening = lineBefore(line, lines, (content) => content.split(mark).length % 2 === 0);
    return {line: opening, reason: 'the quotes have no end', fix: 'Close them'};
  }
  if (/^Flow (?:sequence|map)|flow-(?:seq|map)|']'|'}'/.test(message)) {
    const opening = lineBefore(line, lines, (content) => /[[{]/.test(content));
    return {line: opening, reason: 'a bracket is without its other half', fix: 'Write both, or put quotes around the value'};
  }
  if (quote !== undefined && code === 'UNEXPECTED_TOKEN')
    return {
      line,
      reason: 'text follows the closing quotes',
      fix: `Put the whole value in ${quote === '"' ? "'single'" : '"double"'} quotes`,
    };
  if (/^[[{]/.test(value)) return {line, reason: 'text follows the closing bracket', fix: QUOTES};
  if (/:(?:\s|$)/.test(value)) return {line, reason: 'the value has a colon', fix: QUOTES};
  if (/^\s*[\w-]+:[^\s:/]/.test(text)) return {line, reason: 'no space is after the colon', fix: 'Write one'};
  const strange = [line, line + 1].find((number) => /^\s/.test(lines[number - 1] ?? ''));
  const before = lineBefore(line, lines, (content) => /^\s/.test(content));
  if (value === '' || strange !== undefined || /^\s/.test(lines[before - 1] ?? ''))
    return {
      line: strange ?? before,
      reason: 'the line is indented differently',
      fix: 'Indent it like the lines that it belongs to',
    };
  return {line, reason: message.split(/ at line \d/)[0] ?? message, fix: QUOTES};
}

/** The nearest line up to this one that has something, or this one. */
function lineBefore(line: number, lines: readonly string[], has: (content: string) => boolean): number {
  for (let number = line; number > 0; number -= 1) if (has(lines[number - 1] ?? '')) return number;
  return line;
}
