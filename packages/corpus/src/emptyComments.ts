/** A fence, after the spaces, quotes, and list items at the start of its line. An unclosed fence extends to the end of the text. */
const FENCE =
  '^(?:[ \\t>]|[-*+] |\\d+[.)] )*(`{3,}|~{3,})[^\\n`]*(?:\\n[\\s\\S]*?)??(?:\\n[ \\t>]*\\1[`~]*[ \\t]*$|(?![\\s\\S]))';
/** Inline code, which ends before an empty line. */
const CODE = '(`+)(?!`)(?:(?!\\n[ \\t>]*\\n)[\\s\\S])*?(?<!`)\\2(?!`)';
/** A comment, except for the ID of a heading, `{/* #my-id *\/}`. */
const COMMENT = '\\{\\/\\*(?!\\s*#)((?:(?!\\*\\/)[\\s\\S])*)\\*\\/\\}';
const KEPT_OR_COMMENT = new RegExp(`${FENCE}|\\\\.|${CODE}|${COMMENT}`, 'gm');

/**
 * Removes the text of comments to save time: the notes of the proof are a quarter of the docs, and MDX runs its JavaScript parser again at
 * each brace in a comment.
 *
 * @param source text of a file
 * @returns the same lines with the same content, and empty comments: `{/**\/}`. Code isn't changed
 */
export function emptyComments(source: string): string {
  return source.replace(KEPT_OR_COMMENT, (match: string, _fence: unknown, _code: unknown, comment: string | undefined) =>
    comment === undefined ? match : `{/*${comment.split('\n').map(emptyLine).join('\n')}*/}`,
  );
}

/** Keeps the prefix of a line in a list or quote. The line can't be empty, because that would end the paragraph. */
function emptyLine(line: string, index: number): string {
  if (index === 0) return '';
  const [start = ''] = /^[ \t>]*/.exec(line) ?? [];
  return start === line ? start : `${start}.`;
}
