import type {FileLink} from 'docs-corpus';
import type {Fault} from './finding';
import type {LinkedFile} from './links';

/**
 * Checks that a link whose text is the title of a page leads to that page, to one below it, or to a section with that heading.
 * Titles of one word, such as "Populate", are also words of sentences, so they only count for links to a whole page.
 *
 * @param page where the link leads
 */
export function checkLinkTitle(
  {text, url}: FileLink,
  page: LinkedFile,
  pages: readonly LinkedFile[],
): Omit<Fault, 'line'> | null {
  if (!text.includes(' ') && (url.includes('#') || !/^\p{Lu}/u.test(text))) return null;
  const named = pages.filter(({title}) => title === text);
  const [meant] = named;
  if (!meant || named.some((known) => known === page || isBelow(page.route, known.route))) return null;
  const isShortName = page.title?.toLowerCase().includes(text.toLowerCase()) === true;
  if (isShortName || headingsOf(page).includes(text)) return null;
  return {
    reason: `the link "${text}" leads to ${page.file}, whose title is "${page.title ?? ''}"`,
    fix: `Link to ${meant.file}, or name the page that the link leads to`,
  };
}

/** `/cms/api/document-service/filters` is below `/cms/api/document-service`. */
function isBelow(route: string | null, parent: string | null): boolean {
  return route !== null && parent !== null && route.startsWith(`${parent}/`);
}

function headingsOf({text, links}: LinkedFile): string[] {
  const lines = text.split('\n');
  return (links?.sections ?? []).map(({from}) => (lines[from - 1] ?? '').replace(/^#+\s+|\s*\{\/\*.*?\*\/\}|`/g, '').trim());
}
