/**
 * The table of redirects after a page has moved: its old URL leads to the new one, and what led to the old one does too. A redirect of the new
 * URL goes, because it would hide the page.
 *
 * @param text of `redirects.ts`
 */
export function withMovedRedirects(text: string, oldUrl: string, newUrl: string): string {
  const kept = oldUrl.replace(/^\/cms\//, '');
  const isKept = oldUrl.startsWith('/cms/') && keptPlaces(text).includes(`'${kept}'`);
  let moved = text
    // Targets come after a colon, with or without an anchor; old URLs before one.
    .replace(
      new RegExp(`(:\\s*)'${oldUrl}(#[^']*)?'`, 'g'),
      (_, colon: string, anchor: string | undefined) => `${colon}'${newUrl}${anchor ?? ''}'`,
    )
    // Moved sections are listed below the page that had them.
    .replaceAll(`'${oldUrl}': {`, `'${newUrl}': {`)
    .replace(new RegExp(`\\n[ \\t]*'${newUrl}':\\s*'[^']*',`, 'g'), '');
  if (isKept) moved = moved.replace(new RegExp(`\\n[ \\t]*'${kept}',`), '');
  const lines = [`'${oldUrl}': '${newUrl}',`, ...(isKept ? [`'/dev-docs/${kept}': '${newUrl}',`] : [])];
  return lines.reduce(addLine, moved);
}

function keptPlaces(text: string): string {
  return /const KEPT_THEIR_PLACE = \[([\s\S]*?)\]/.exec(text)?.[1] ?? '';
}

/** Before the first URL that comes after it. */
function addLine(text: string, line: string): string {
  const begin = /\n {2}pages: \{\n/.exec(text);
  if (!begin) throw new Error('redirects.ts: there is no table "pages". Add the redirect yourself.');
  const start = begin.index + begin[0].length;
  const end = text.indexOf('\n  },', start);
  const next = [...text.slice(start, end).matchAll(/^ {4}'[^']+'/gm)].find(([key]) => key.trim() > (line.split(':')[0] ?? ''));
  const index = next === undefined ? end + 1 : start + next.index;
  return `${text.slice(0, index)}    ${line}\n${text.slice(index)}`;
}
