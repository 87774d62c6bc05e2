import path from 'node:path';
import {Finding, linkedFiles, type FileLink} from 'docs-corpus';
import {decodeUrl} from '../../src/lib/decodeUrl';
import {nearestPath} from '../../src/lib/nearestPath';
import {checkLinkCode} from './linkCode';
import {checkLinkTitle} from './linkTitle';
import type {FileFacts} from './passedFiles';

/** A file of the docs, as needed for checking links. */
export interface LinkedFile extends FileFacts {
  /** Path relative to the docs folder. */
  docsPath: string;
  /** Relative to the site, for messages. */
  file: string;
  text: string;
}

export interface LinkedSite {
  /** Origins of this site, without a trailing slash. */
  origins: readonly string[];
  /** Name of the docs folder, `docs`. */
  docsFolder: string;
  /** Paths of the pages that don't come from a file of the docs. */
  routes: ReadonlySet<string>;
  /** Whether the docs folder contains this file. */
  hasFile: (docsPath: string) => boolean;
  /** Whether `static` contains this file. */
  hasStaticFile: (pathname: string) => boolean;
  /** All files that aren't pages, with a slash before them: those below `static`, and those below the docs folder. */
  siteFiles: () => {served: readonly string[]; docs: readonly string[]};
}

type Target =
  | {kind: 'page'; page: LinkedFile; isRelativeFile: boolean}
  | {kind: 'same page'}
  /** A file, another site, or a page that doesn't come from a file of the docs. */
  | {kind: 'elsewhere'}
  | {kind: 'nothing'};

interface Context extends LinkedSite {
  byDocsPath: ReadonlyMap<string, LinkedFile>;
  byRoute: ReadonlyMap<string, LinkedFile>;
  pages: readonly LinkedFile[];
}

const SCHEME = /^[a-z][a-z\d+.-]*:|^\/\//i;
const MARKDOWN_FILE = /\.mdx?$/i;
const OTHER_FILE = /\.(?!mdx?$)[a-z\d]+$/i;
/** The build writes files like `/llms.txt`, `/release-notes.xml`, `/cms/faq.md`, and `/bookshop.zip`. */
const GENERATED_FILE = /\.(?:txt|xml|json|md|http|zip)$/;

/** A fault of a link. */
interface LinkFault {
  from: LinkedFile;
  link: FileLink;
  reason: string;
  fix: string;
  /** The page that lacks what the link wants, if the link leads to one. */
  page?: LinkedFile;
  /** The anchor that the page lacks. */
  anchor?: string;
}

/**
 * Finds broken links, and links to pages that don't name the page's file. A file is told of the links of other files that it breaks.
 *
 * @param sources files that are checked
 * @param files all files of the docs
 */
export function checkLinks(sources: readonly LinkedFile[], files: readonly LinkedFile[], site: LinkedSite): Finding[] {
  const byRoute = new Map(files.flatMap((file) => (file.route === null ? [] : [[file.route, file] as const])));
  const context: Context = {
    ...site,
    byDocsPath: new Map(files.map((file) => [file.docsPath, file])),
    byRoute,
    pages: [...byRoute.values()],
  };
  const checked = new Set(sources);
  const faults = files.flatMap((file) => (file.links?.links ?? []).flatMap((link) => linkFaults(link, file, context)));
  const findings = faults.flatMap((fault) => {
    const {from, link, page, reason, fix} = fault;
    const together = sameAnchor(fault, faults);
    const owner = page && filesOf(page, context).find((file) => checked.has(file));
    if (owner && together.length > 1) return [goneAnchor(fault, owner, together)];
    if (checked.has(from)) return [new Finding(from.file, link.line, reason, fix)];
    return owner ? [new Finding(owner.file, 1, `a link to this file breaks: ${from.file}:${link.line}: ${reason}`, fix)] : [];
  });
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}

/** The faults that lack the same anchor, one for each file. If there are several, it's the page that has changed. */
function sameAnchor({page, anchor}: LinkFault, faults: readonly LinkFault[]): LinkFault[] {
  if (!page || anchor === undefined) return [];
  const same = faults.filter((fault) => fault.page === page && fault.anchor === anchor && fault.from !== page);
  return [...new Map(same.map((fault) => [fault.from, fault])).values()];
}

function goneAnchor({anchor = '', page}: LinkFault, owner: LinkedFile, together: readonly LinkFault[]): Finding {
  const meant = nearestPath(anchor, page?.links?.sections.map((section) => section.anchor) ?? []);
  const line = page?.links?.sections.find((section) => section.anchor === meant)?.from;
  const places = together.map(({from, link}) => `${from.file}:${link.line}`).join(', ');
  return new Finding(
    owner.file,
    owner === page ? (line ?? 1) : 1,
    `no heading has the ID "${anchor}", which these link: ${places}`,
    `Give the heading its ID back, ## Heading {/* #${anchor} */}, or correct the links${meant === null ? '' : ` to "#${meant}"`}`,
  );
}

function linkFaults(link: FileLink, from: LinkedFile, context: Context): LinkFault[] {
  const {pathname, hash} = splitUrl(link.url);
  const target = targetOf(link, from, context);
  const finding = (reason: string, fix: string): LinkFault => ({from, link, reason, fix});
  if (link.form === 'bare')
    return [finding(`the URL "${link.url}" isn't a link`, `Write "[Name of the page](${link.url})", or write it as code`)];
  switch (target.kind) {
    case 'elsewhere':
      return [];
    case 'nothing':
      return [
        finding(
          `the ${link.form === 'image' ? 'image' : 'link'} "${link.url}" doesn't lead to a ${OTHER_FILE.test(pathname) ? 'file' : 'page'}`,
          betterTarget(link, pathname, from, context),
        ),
      ];
    case 'same page':
      return shownBy(from, context)
        .flatMap((page) => anchorFindings(page, page === from ? '' : page.file))
        .slice(0, 1);
    case 'page': {
      const {page, isRelativeFile} = target;
      const isRight = link.form === 'prop' ? link.url.startsWith('/') : isRelativeFile;
      const style = finding(
        `the link "${link.url}" doesn't name the page's ${link.form === 'prop' ? 'path' : 'file'}`,
        `Write "${linkTo(page, link, from)}"`,
      );
      return [...(isRight ? [] : [style]), ...anchorFindings(page, page.file)];
    }
  }

  /** @param owner file that should have the anchor; empty for the file itself */
  function anchorFindings(page: LinkedFile, owner: string): LinkFault[] {
    const anchor = decodeUrl(hash.slice(1));
    const known = anchorsOf(page, context);
    if (known === null) return [];
    if (anchor === '' || known.includes(anchor)) {
      const fault = checkLinkCode(link, anchor, filesOf(page, context)) ?? checkLinkTitle(link, page, context.pages);
      return fault ? [{...finding(fault.reason, fault.fix), page}] : [];
    }
    const meant = nearestPath(anchor, known);
    const fix =
      meant === null
        ? `Write the id of one of its headings, or give the heading this id: ## Heading {/* #${anchor} */}`
        : `Write "${link.url.replace(/#.*$/s, '')}#${meant}"`;
    const reason = `the link "${link.url}" leads to an anchor that ${owner === '' ? 'this file' : owner} doesn't have`;
    return [{...finding(reason, fix), page, anchor}];
  }
}

function splitUrl(url: string): {pathname: string; hash: string} {
  const [, pathname = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return {pathname, hash};
}

function targetOf(link: FileLink, from: LinkedFile, context: Context): Target {
  const origin = context.origins.find((own) => link.url === own || link.url.startsWith(`${own}/`));
  const own = origin === undefined ? link.url.replace(/^pathname:\/\//, '') : link.url.slice(origin.length) || '/';
  const {pathname} = splitUrl(own);
  if (own === link.url && SCHEME.test(own)) return {kind: 'elsewhere'};
  if (pathname === '') return {kind: 'same page'};
  if (link.form === 'image') return imageTarget(pathname, from, context);
  return own === link.url && MARKDOWN_FILE.test(pathname) && link.form !== 'prop'
    ? fileTarget(pathname, from, context)
    : pathTarget(pathname, link, from, context);
}

function imageTarget(pathname: string, {docsPath}: LinkedFile, {hasFile, hasStaticFile}: Context): Target {
  const exists = pathname.startsWith('/') ? hasStaticFile(decodeUrl(pathname)) : hasFile(nextTo(docsPath, pathname));
  return {kind: exists ? 'elsewhere' : 'nothing'};
}

/** A link to a Markdown file. */
function fileTarget(pathname: string, {docsPath}: LinkedFile, {byDocsPath, docsFolder}: Context): Target {
  const page = linkedFiles(pathname, docsPath, docsFolder)
    .map((candidate) => byDocsPath.get(candidate))
    .find((candidate) => candidate !== undefined && candidate.route !== null);
  const isRelativeFile = !pathname.startsWith('/') && !pathname.startsWith('@site/');
  return page ? {kind: 'page', page, isRelativeFile} : {kind: 'nothing'};
}

/** A link to a path of the site, or to a file next to the page. */
function pathTarget(pathname: string, link: FileLink, from: LinkedFile, context: Context): Target {
  const isAbsolute = pathname.startsWith('/');
  // Docusaurus converts only links in the text to URLs of files.
  if (!isAbsolute && link.form === 'link' && context.hasFile(nextTo(from.docsPath, pathname))) return {kind: 'elsewhere'};
  if (!isAbsolute && link.form === 'prop') return {kind: 'nothing'};
  const absolute = decodeUrl(new URL(pathname, `https://site.example${from.route ?? '/'}`).pathname);
  const route = absolute.replace(/(?<=.)\/$/, '');
  const page = context.byRoute.get(route);
  if (page) return {kind: 'page', page, isRelativeFile: false};
  const isKnown = context.routes.has(route) || context.hasStaticFile(absolute);
  // Docusaurus treats a plain link to such a file as a link to a page.
  const isGenerated = GENERATED_FILE.test(absolute) && (link.form === 'prop' || link.url.startsWith('pathname://'));
  return {kind: isKnown || isGenerated ? 'elsewhere' : 'nothing'};
}

function nextTo(docsPath: string, pathname: string): string {
  return path.posix.join(path.posix.dirname(docsPath), decodeUrl(pathname));
}

/** The pages that can contain a link without a path: the file's own, and those that include the file. */
function shownBy(file: LinkedFile, {byDocsPath}: Context): LinkedFile[] {
  const shown = [...byDocsPath.values()].filter((page) => page.route !== null && snippetsOf(page, byDocsPath).has(file.docsPath));
  return file.route === null ? shown : [file, ...shown];
}

/** Paths of the snippets that a page includes, directly or through other snippets. */
function snippetsOf(page: LinkedFile, byDocsPath: Context['byDocsPath'], known = new Set<string>()): Set<string> {
  for (const docsPath of page.links?.snippets ?? []) {
    const snippet = byDocsPath.get(docsPath);
    if (known.has(docsPath) || !snippet) continue;
    known.add(docsPath);
    snippetsOf(snippet, byDocsPath, known);
  }
  return known;
}

/** @returns `null` if a file of the page isn't valid MDX */
function anchorsOf(page: LinkedFile, context: Context): string[] | null {
  const files = filesOf(page, context);
  const anchors = files.map(({links}) => links?.sections.map(({anchor}) => anchor));
  const known = anchors.filter((list) => list !== undefined);
  return known.length === anchors.length ? known.flat() : null;
}

/** The page and the snippets that it includes. */
function filesOf(page: LinkedFile, {byDocsPath}: Context): LinkedFile[] {
  return [page, ...[...snippetsOf(page, byDocsPath)].flatMap((docsPath) => byDocsPath.get(docsPath) ?? [])];
}

function betterTarget(link: FileLink, pathname: string, from: LinkedFile, context: Context): string {
  if (OTHER_FILE.test(pathname)) return betterFile(pathname, from, context);
  const pages = new Map(context.pages.map((page) => [withoutEnding(page.docsPath), page]));
  const meant = wantedPaths(pathname, from, context).map((wanted) => nearestPath(wanted, [...pages.keys(), ...context.routes]));
  const found = meant.find((path) => path !== null) ?? '';
  const page = pages.get(found);
  if (page) return `Write "${linkTo(page, link, from)}"`;
  if (context.routes.has(found)) return `Write "${found}${splitUrl(link.url).hash}"`;
  if (link.form === 'prop') return 'Write the path of a page that exists, like "/cms/faq"';
  return 'Name a file that exists, relative to this one';
}

/** Paths below the docs folder that a link can mean. */
function wantedPaths(pathname: string, {docsPath, route}: LinkedFile, {docsFolder, origins}: Context): string[] {
  const own = origins.reduce((url, origin) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url), pathname);
  const files = linkedFiles(own, docsPath, docsFolder);
  const paths = own.startsWith('/') || route === null ? files : [...files, new URL(own, `https://site.example${route}`).pathname];
  return [...new Set(paths.map(withoutEnding))];
}

function betterFile(pathname: string, {docsPath}: LinkedFile, {siteFiles}: Context): string {
  const isAbsolute = pathname.startsWith('/');
  const files = siteFiles();
  const found = nearestPath(isAbsolute ? pathname : `/${nextTo(docsPath, pathname)}`, isAbsolute ? files.served : files.docs);
  if (found === null) return 'Name a file that exists, relative to this one, or below static: "/img/…"';
  return `Write "${isAbsolute ? found : relativeTo(found.slice(1), docsPath)}"`;
}

function withoutEnding(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.mdx?)?\/?$/, '').replace(/^\//, '');
}

function relativeTo(file: string, docsPath: string): string {
  const relative = path.posix.relative(path.posix.dirname(docsPath), file);
  return `${relative.startsWith('.') ? '' : './'}${relative}`;
}

/** How a link to a page is written: in a prop with its path, elsewhere with its file. */
function linkTo(to: LinkedFile, {form, url}: FileLink, from: LinkedFile): string {
  const {hash} = splitUrl(url);
  if (form === 'prop') return `${to.route ?? ''}${hash}`;
  return `${relativeTo(to.docsPath, from.docsPath)}${hash}`;
}
