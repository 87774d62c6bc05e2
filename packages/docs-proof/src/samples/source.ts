/**
 * Sources: comments next to a statement that quote the software's code as evidence.
 *
 *     source: server/dist/limits.js "maxLimit: 100"
 *     source: server/dist/limits.js "maxLimit: 100", "defaultLimit: 25"; server/package.json "…"
 */

/** A file of the pinned packages, and the text that it must contain. */
export interface Reference {
  /** Path in `node_modules`. */
  file: string;
  texts: readonly string[];
}

/** Thrown for text that isn't a valid source. The message is for its author. */
export class SourceError extends Error {
  override name = 'SourceError';
}

export const SOURCE_FORM = '{/* source: server/dist/limits.js "maxLimit: 100" */}';

const REFERENCE = /^([\w@][^\s"`,;]*)((?:[\s,]+(?:"(?:[^"\\]|\\.)*"|`[^`]*`))*)\s*(?:;|$)\s*/;
const TEXT = /"((?:[^"\\]|\\.)*)"|`([^`]*)`/g;

/** Whether a comment is meant to be a source. */
export function isSource(comment: string): boolean {
  return /^source:/.test(comment);
}

/**
 * @param comment comment, including `source:`
 * @throws {SourceError}
 */
export function parseSource(comment: string): Reference[] {
  const references: Reference[] = [];
  // In a table, a pipe must be escaped with a backslash.
  let rest = comment
    .replace(/^source:\s*/, '')
    .replaceAll('\\|', '|')
    .trim();
  while (rest !== '') {
    const [all, file, quoted = ''] = REFERENCE.exec(rest) ?? [];
    if (all === undefined || file === undefined)
      throw new SourceError(`The source can't be read from "${rest.slice(0, 40)}" on.`);
    const texts = [...quoted.matchAll(TEXT)].map(([, text = '', raw]) => raw ?? text.replace(/\\(["\\])/g, '$1'));
    if (texts.length === 0) throw new SourceError(`The source doesn't quote text from ${file}.`);
    if (texts.some((text) => withoutWhitespace(text).length < 3))
      throw new SourceError('A quoted text is too short to be found again.');
    references.push({file, texts});
    rest = rest.slice(all.length);
  }
  if (references.length === 0) throw new SourceError("The source doesn't name a file.");
  return references;
}

/** Removes whitespace, which formatters change. */
export function withoutWhitespace(text: string): string {
  return text.replace(/\s+/g, '');
}
