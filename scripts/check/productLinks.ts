import type {CorpusPage} from 'docs-corpus';
import {Finding} from 'docs-corpus';
import {pageOf, resolveRedirects} from '../../plugins/legacy-redirects/resolveRedirects';
import type {LegacyTable} from '../../plugins/legacy-redirects/types';
import {cleanPath} from '../../src/lib/cleanPath';
import {closest} from 'docs-corpus/closest';
import {nearestPath} from '../../src/lib/nearestPath';
import {PRODUCT_LINKS_FILE} from '../../proof/names/productLinks';
import {lineOf} from './redirectLines';

const TABLE_FILE = 'redirects.ts';

/**
 * Checks that each page and section that Strapi itself links exists or is redirected, and that each redirect leads to a page, and to a
 * section if it names one.
 *
 * @param links packages by the path that they link, with its anchor
 * @param tableText the file of the table, for the lines of faults
 * @param published sections that pages had at some time: `/cms/faq#app-keys`
 */
export function checkProductLinks(
  links: Readonly<Record<string, readonly string[]>>,
  pages: readonly Pick<CorpusPage, 'path' | 'unlisted' | 'sections'>[],
  table: LegacyTable,
  tableText = '',
  published: readonly string[] = [],
): Finding[] {
  const {redirector, unwritten} = resolveRedirects(
    table,
    pages.map(({path, unlisted}) => ({path, isListed: !unlisted})),
  );
  const anchorsOf = new Map(pages.map(({path, sections}) => [path, new Set(sections.map(({anchor}) => anchor))]));
  anchorsOf.set('/', new Set());
  const folders = Object.entries(redirector.folders);

  const missing = unwritten.map((path) => {
    const meant = nearestPath(path, [...anchorsOf.keys()]);
    const fix = meant === null ? 'Name the page that answers it' : `Write "${meant}" if that is meant`;
    return new Finding(TABLE_FILE, lineOf(tableText, path), `an old URL redirects to ${path}, which isn't a page`, fix);
  });
  /** The page that a link leads to, and whether the section is there or leads on; `null` for a link that leads nowhere. */
  const resolve = (link: string): {page: string; anchor: string | undefined; isThere: boolean} | null => {
    const [path = '', anchor] = link.split('#');
    const old = cleanPath(path);
    const target = anchorsOf.has(path) ? path : (redirector.urls[old] ?? folders.find(([folder]) => old.startsWith(folder))?.[1]);
    if (target === undefined) return null;
    const page = pageOf(target);
    const isThere =
      anchor === undefined || anchorsOf.get(page)?.has(anchor) === true || anchor in (redirector.sections[page] ?? {});
    return {page, anchor, isThere};
  };
  const broken = Object.entries(links).flatMap(([link, packages]) => {
    const reported = `${packages.join(', ')} links ${link}`;
    const found = resolve(link);
    if (found === null)
      return [finding(`${reported}, which leads nowhere`, 'Write the page, or add the URL to the table of redirects')];
    const {page, anchor, isThere} = found;
    if (isThere) return [];
    return [
      finding(
        `${reported}, but ${page} has no section "${anchor}"`,
        `Give the heading the ID {/* #${anchor} */}, or redirect the section`,
      ),
    ];
  });
  const lost = published.flatMap((section) => {
    const found = resolve(section);
    // The test of published pages reports missing pages.
    if (found === null || found.isThere) return [];
    const fix = `Give the heading that replaced it this ID, or add it below '${found.page}' in sections`;
    return [new Finding(TABLE_FILE, 1, `the section ${section} was published, and leads nowhere now`, fix)];
  });
  return [...missing, ...sectionFaults(table, anchorsOf, tableText), ...broken, ...lost];
}

/** Redirects that end at the top of a page because its section doesn't exist, and those that hide a section. */
function sectionFaults(table: LegacyTable, anchorsOf: ReadonlyMap<string, ReadonlySet<string | null>>, text: string): Finding[] {
  const moved = Object.entries(table.sections).flatMap(([from, targets]) =>
    Object.entries(targets).map(([anchor, to]) => ({from, anchor, to: to.includes('#') ? to : `${to}#${anchor}`})),
  );
  const fault = (from: string, anchor: string, to: string): Finding[] => {
    const page = pageOf(to);
    const known = anchorsOf.get(page);
    const target = to.slice(page.length + 1);
    if (!known || target === '' || known.has(target)) return [];
    const names = [...known].filter((name) => name !== null);
    const meant = closest(target, names);
    const fix = meant === null ? `Name one of its sections: ${names.join(', ')}` : `Write "${page}#${meant}"`;
    return [new Finding(TABLE_FILE, lineOf(text, from, anchor), `${page} has no section "${target}"`, fix)];
  };
  return [
    ...Object.entries(table.pages).flatMap(([from, to]) => fault(from, '', to)),
    ...moved.flatMap(({from, anchor, to}) => [
      ...fault(from, anchor, to),
      ...(anchorsOf.get(from)?.has(anchor)
        ? [
            new Finding(
              TABLE_FILE,
              lineOf(text, from, anchor),
              `${from} has a section "${anchor}", which the redirect hides`,
              'Delete the line',
            ),
          ]
        : []),
    ]),
  ];
}

function finding(reason: string, fix: string): Finding {
  return new Finding(PRODUCT_LINKS_FILE, 1, reason, fix);
}
