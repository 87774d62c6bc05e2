import type {SyntaxFault} from './parsers';

interface Token {
  text: string;
  /** 0-based */
  line: number;
}

/**
 * Checks the grammar of nginx: directives of words, each ended by a semicolon or a block. `nginx -t` isn't used because it
 * also requires the files and modules that a configuration names.
 */
export function nginx(text: string): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  const open: Token[] = [];
  let directive: Token[] = [];
  for (const token of tokens(text)) {
    if (token.text === ';' || token.text === '{') {
      if (directive.length === 0) faults.push({line: token.line, message: `"${token.text}" doesn't follow a directive.`});
      faults.push(...unended(directive));
      if (token.text === '{') open.push(token);
      directive = [];
    } else if (token.text === '}') {
      if (directive[0]) faults.push({line: directive[0].line, message: `"${directive[0].text}" doesn't end with a semicolon.`});
      if (!open.pop()) faults.push({line: token.line, message: "It closes a block that isn't open."});
      directive = [];
    } else directive.push(token);
  }
  if (directive[0]) faults.push({line: directive[0].line, message: `"${directive[0].text}" doesn't end with a semicolon.`});
  return [...faults, ...open.map(({line}) => ({line, message: "Its block isn't closed."}))];
}

/** nginx would read the next directive as a value of this one. */
function unended(directive: readonly Token[]): SyntaxFault[] {
  const [first, ...others] = directive;
  const next = others.find(({text, line}, index) => line > (directive[index]?.line ?? line) && /^[a-z]+(?:_[a-z]+)+$/.test(text));
  return first && next ? [{line: first.line, message: `"${first.text}" doesn't end with a semicolon.`}] : [];
}

const TOKEN = /#[^\n]*|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\$\{\w+\}|[;{}]|(?:\\.|\$\{\w+\}|[^\s;{}#"'\\])+/g;

function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const {0: token, index} of text.matchAll(TOKEN))
    if (!token.startsWith('#')) found.push({text: token, line: text.slice(0, index).split('\n').length - 1});
  return found;
}
