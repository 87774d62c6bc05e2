import type {Redirect} from '../host-rules/types';
import type {LegacyTable, RedirectorTable} from './types';

/** Page data that redirects need. */
export interface TargetPage {
  /** `/cms/intro` */
  path: string;
  /** Whether it is in a sidebar. */
  isListed: boolean;
}

export interface ResolvedRedirects {
  /** Exact old URLs, including both forms of URLs that ended in `.html`. Each gets a page for hosts without rules. */
  redirects: Redirect[];
  /** Redirects for hosts: the URLs without `.html`, then the folders as `/old/*`. Browsers keep the part after the `#`, which pages read. */
  hostRules: Redirect[];
  /** Without the pages, which are known after the build. */
  redirector: Omit<RedirectorTable, 'pages'>;
  /** Targets of old URLs that aren't written yet. Their redirects are excluded. */
  unwritten: string[];
}

const FILE = 'redirects.ts';
const TARGET = /^(?:\/[\w-]+)+(?:#[\w-]+)?$/;
const OLD_PATH = /^(?:\/[\w-]+)+(?:\.html|\/)?$/;

/**
 * Resolves the target of each old URL. Each parent path of a page (`/cms/api`) redirects to the first page below it.
 *
 * @param pages all pages, in reading order
 * @throws Error with all invalid entries: a path that could lead to another site, an old URL that is a page, or one that
 *   redirects to another old URL
 */
export function resolveRedirects(table: LegacyTable, pages: readonly TargetPage[]): ResolvedRedirects {
  const written = new Set(pages.map(({path}) => path));
  const faults = redirectFaults(table, written);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${FILE}: ${fault}`).join('\n'));

  const isWritten = ([, to]: [string, string]) => written.has(pageOf(to));
  const explicit = Object.entries(table.pages).flatMap(withAndWithoutEnding);
  const known = new Set(explicit.map(([from]) => from));
  const parents = parentsOf(pages, written).filter(([from]) => !known.has(from));
  const redirects = [...explicit, ...parents].filter(isWritten).map(([from, to]) => ({from, to}));
  const folders = Object.entries(table.folders).filter(isWritten);
  const sections = Object.entries(table.sections)
    .map(([page, targets]) => [page, Object.fromEntries(Object.entries(targets).filter(isWritten))] as const)
    .filter(([page, targets]) => written.has(page) && Object.keys(targets).length > 0);
  const exact = new Map(redirects.map(({from, to}) => [withoutEnding(from), to]));

  return {
    redirects,
    hostRules: [...[...exact].map(([from, to]) => ({from, to})), ...folders.map(([from, to]) => ({from: `${from}*`, to}))],
    redirector: {
      urls: Object.fromEntries(exact),
      folders: Object.fromEntries(folders),
      sections: Object.fromEntries(sections),
    },
    unwritten: [...new Set([...targetsOf(table).map(pageOf), ...Object.keys(table.sections)])]
      .filter((page) => !written.has(page))
      .sort(),
  };
}

/** The path of a target, which can end with an anchor. */
export function pageOf(target: string): string {
  return target.replace(/#.*/, '');
}

/** Hosts that remove extensions look for `/old` when `/old.html` is requested. */
function withAndWithoutEnding([from, to]: [string, string]): [string, string][] {
  return [...new Set([from, withoutEnding(from)])].map((url) => [url, to]);
}

function withoutEnding(from: string): string {
  return from.replace(/\.html$|\/$/, '');
}

function targetsOf({pages, folders, sections}: LegacyTable): string[] {
  return [
    ...Object.values(pages),
    ...Object.values(folders),
    ...Object.values(sections).flatMap((section) => Object.values(section)),
  ];
}

/** Parent paths that aren't pages, with the first page below them. Pages that aren't in a sidebar come last. */
function parentsOf(pages: readonly TargetPage[], written: ReadonlySet<string>): [string, string][] {
  const parents = new Map<string, string>();
  for (const {path} of [...pages].sort((a, b) => Number(b.isListed) - Number(a.isListed))) {
    for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) {
      if (!written.has(parent) && !parents.has(parent)) parents.set(parent, path);
    }
  }
  return [...parents];
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** All invalid entries, as sentences: the entry in quotes, what is wrong, and what to do. @param written paths of all pages */
export function redirectFaults(table: LegacyTable, written: ReadonlySet<string>): string[] {
  const old = new Set([...Object.keys(table.pages), ...Object.keys(table.folders)].map(withoutEnding));
  const folders = Object.keys(table.folders);
  const froms = [...Object.keys(table.pages), ...folders, ...Object.keys(table.sections)];
  return [
    ...froms.filter((from) => !OLD_PATH.test(from)).map((from) => `"${from}" isn't a plain path. Write it as /folder/page.`),
    ...folders.filter((from) => !from.endsWith('/')).map((from) => `The folder "${from}" must end with a slash.`),
    ...targetsOf(table)
      .filter((to) => !TARGET.test(to))
      .map((to) => `"${to}" isn't the path of a page on this site. Write it as /folder/page or /folder/page#anchor.`),
    ...[...old]
      .filter((from) => written.has(from))
      .map((from) => `"${from}" is a page now, so its redirect would hide it. Delete the line.`),
    ...[...written]
      .filter((page) => folders.some((folder) => page.startsWith(folder)))
      .map((page) => `The page "${page}" is in a folder that is redirected as a whole. Name the folder's old pages instead.`),
    ...Object.keys(table.sections)
      .filter((page) => old.has(withoutEnding(page)))
      .map((page) => `"${page}" is an old URL. Write its sections below the page to which it redirects.`),
    ...targetsOf(table)
      .map(pageOf)
      .filter((to) => !written.has(to) && (old.has(to) || folders.some((folder) => to.startsWith(folder))))
      .map((to) => `"${to}" is also an old URL. Redirect straight to the page.`),
  ];
}
