import type {CorpusPage} from '../../plugins/corpus';
import {Finding} from '../../plugins/corpus';
import {resolveRedirects} from '../../plugins/legacy-redirects/resolveRedirects';
import type {LegacyTable} from '../../plugins/legacy-redirects/types';
import {PRODUCT_LINKS_FILE} from '../../proof/names/productLinks';

/**
 * Checks that each page and section that Strapi itself links exists or is redirected, and that each redirect leads to a page.
 *
 * @param links packages by the path that they link, with its anchor
 */
export function checkProductLinks(
  links: Readonly<Record<string, readonly string[]>>,
  pages: readonly Pick<CorpusPage, 'path' | 'unlisted' | 'sections'>[],
  table: LegacyTable,
): Finding[] {
  const {addresses, redirector, unwritten} = resolveRedirects(
    table,
    pages.map(({path, unlisted}) => ({path, isListed: !unlisted})),
  );
  const anchorsOf = new Map(pages.map(({path, sections}) => [path, new Set(sections.map(({anchor}) => anchor))]));
  anchorsOf.set('/', new Set());
  const moved = new Map([...addresses.map(({from, to}) => [from, to] as const)]);
  const folders = Object.entries(redirector.folders);

  const missing = unwritten.map(
    (path) =>
      new Finding('redirects.ts', 1, `an old URL redirects to ${path}, which isn't a page`, 'Name the page that answers it'),
  );
  const broken = Object.entries(links).flatMap(([link, packages]) => {
    const [path = '', anchor] = link.split('#');
    const page = anchorsOf.has(path) ? path : (moved.get(path) ?? folders.find(([folder]) => path.startsWith(folder))?.[1]);
    const told = `${packages.join(', ')} links ${link}`;
    if (page === undefined)
      return [finding(`${told}, which leads nowhere`, 'Write the page, or add the URL to the table of redirects')];
    if (anchor === undefined || anchorsOf.get(page)?.has(anchor)) return [];
    const sections = redirector.sections[path.replace(/\.html$/, '')] ?? {};
    if (anchor in sections) return [];
    return [
      finding(
        `${told}, but ${page} has no section "${anchor}"`,
        `Give the heading the ID {/* #${anchor} */}, or redirect the section`,
      ),
    ];
  });
  return [...missing, ...broken];
}

function finding(reason: string, fix: string): Finding {
  return new Finding(PRODUCT_LINKS_FILE, 1, reason, fix);
}
