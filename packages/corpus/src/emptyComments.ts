/** A fence, behind the spaces, quotes, and list items that begin its line. An open one goes to the end of the text. */
const FENCE =
  '^(?:[ \\t>]|[-*+] |\\d+[.)] )*(`{3,}|~{3,})[^\\n`]*(?:\\n[\\s\\S]*?)??(?:\\n[ \\t>]*\\1[`~]*[ \\t]*$|(?![\\s\\S]))';
/** Inline code, which ends before an empty line. */
const CODE = '(`+)(?!`)(?:(?!\\n[ \\t>]*\\n)[\\s\\S])*?(?<!`)\\2(?!`)';
/** Not the ID of a heading, `{/* #my-id *\/}`. */
const COMMENT = '\\{\\/\\*(?!\\s*#)((?:(?!\\*\\/)[\\s\\S])*)\\*\\/\\}';
const KEPT_OR_COMMENT = new RegExp(`${FENCE}|\\\\.|${CODE}|${COMMENT}`, 'gm');

/**
 * Takes out the text of comments, which no page shows: the notes of the proof are a quarter of the docs, and MDX runs its
 * JavaScript parser again at each brace in a comment.
 *
 * @param source text of a file
 * @returns the same lines with the same content, and empty comments: `{/**\/}`. Code is as it was
 */
export function emptyComments(source: string): string {
  return source.replace(KEPT_OR_COMMENT, (match: string, _fence: unknown, _code: unknown, comment: string | undefined) =>
    comment === undefined ? match : `{/*${comment.split('\n').map(emptyLine).join('\n')}*/}`,
  );
}

/** A line begins as the others of its list or quote, and isn't empty, which would end a paragraph. */
function emptyLine(line: string, index: number): string {
  if (index === 0) return '';
  const [start = ''] = /^[ \t>]*/.exec(line) ?? [];
  return start === line ? start : `${start}.`;
}
