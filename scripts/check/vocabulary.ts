import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {Finding} from '../../plugins/corpus';
import {readList} from './dictionary';

const vocabulary = z.record(
  z.string(),
  z.strictObject({
    label: z.string().min(1),
    permalink: z.string().regex(/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/),
    description: z.string().min(1),
  }),
);

export interface Vocabulary {
  /** `null` if the file can't be used; the findings contain the reason. */
  tags: ReadonlySet<string> | null;
  findings: Finding[];
}

/**
 * Reads the closed list of tags.
 *
 * @param file for messages
 */
export function readVocabulary(path: string, file: string): Vocabulary {
  const {source, findings} = readList(path, file, 'the tags');
  return source === null ? {tags: null, findings} : parseVocabulary(source, file);
}

function parseVocabulary(source: string, file: string): Vocabulary {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const {line} = lines.linePos(syntaxError.pos[0]);
    const fix = 'Fix this line; quote values with a colon or a #';
    return {tags: null, findings: [new Finding(file, line, `the tags are not YAML: ${syntaxError.code}`, fix)]};
  }
  const parsed = vocabulary.safeParse(document.toJS() ?? {});
  if (!parsed.success) {
    const findings = parsed.error.issues.map((issue) => {
      const reason = `tag ${issue.path.map(String).join('.') || '(file)'}: ${issue.message}`;
      const fix = 'Give it a label, a description and a permalink like "/draft-and-publish"';
      return new Finding(file, lineOf(issue.path), reason, fix);
    });
    return {tags: null, findings};
  }
  return {tags: new Set(Object.keys(parsed.data)), findings: []};

  function lineOf(path: PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}
