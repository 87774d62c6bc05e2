import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {assetUrl} from './assetUrl';
import {HTML_FORMS} from './components';
import {codeBlocks, fencesOf, type CodeBlock, type Fence} from './codeBlocks';
import {decodeUtf8} from './decode';
import {emptyComments} from './emptyComments';
import {attempt, mapCollectingErrors} from './errors';
import {Finding} from './finding';
import {fileLinks, type FileLinks} from './fileLinks';
import {resolveLink, type LinkContext} from './links';
import {digestOf, filePageCache, type CachedPage, type PageCache} from './pageCache';
import {pageFaults} from './pageFaults';
import {pageMeta, type PageMeta} from './pageMeta';
import {renderPage} from './renderPage';
import {pageScope, type RenderEnvironment} from './scope';
import {parseShared} from './sharedTrees';
import {PLAIN_SITE, type Collection, type Pages, type Site} from './site';
import {parseSourceFile, type SourceFile} from './sourceFile';
import type {CorpusPage} from './types';

export interface CorpusOptions {
  /** Absolute path of the docs folder. */
  docsDir: string;
  /** Absolute. Paths in messages and `file` are relative to this folder. */
  siteDir: string;
  /** Origin without a trailing slash, for links. */
  siteUrl: string;
  /** Its components. By default, it has none. */
  site?: Site;
  /** Cache of rendered pages between runs. If not set, they aren't cached. */
  cache?: PageCache;
}

export interface CorpusReader extends Pages {
  /** All pages, by ID. Reads and renders only what changed since the last call. */
  pages: () => CorpusPage[];
  /** The fences of one of these pages, without parsing it. */
  fences: (id: string) => readonly Fence[];
  /** Data from the front matter and path of each page, without parsing its text. */
  metas: () => PageMeta[];
  /**
   * The code and the comments of pages, by ID, for the proof. Parses each of them.
   *
   * @param isWanted selects pages (all by default)
   */
  code: (isWanted?: (page: PageMeta) => boolean) => PageCode[];
  /** Paths of all Markdown files relative to the docs folder, including drafts and parts that aren't pages. */
  files: () => string[];
  /** The path of one of these files relative to the site, as in messages. */
  fileOf: (docsPath: string) => string;
  /** One of these files, parsed, with all faults that would stop a build except broken links, which depend on other files. */
  inspect: (docsPath: string) => InspectedFile;
  /**
   * The absolute URL of a link in a page, as the site resolves it.
   *
   * @param docsPath file with the link, relative to the docs folder: `release-notes.md`
   * @returns `null` for a link to a Markdown file that isn't a page
   */
  resolveLink: (url: string, docsPath: string) => string | null;
}

export interface PageCode {
  page: PageMeta;
  /** In reading order. */
  blocks: readonly CodeBlock[];
}

export interface InspectedFile {
  /** Relative to the site, for messages. */
  file: string;
  /** Relative to the docs folder. */
  docsPath: string;
  /** `null` for a part that isn't a page, or if the front matter is invalid. */
  meta: PageMeta | null;
  /** `null` if the text isn't valid MDX. */
  source: SourceFile | null;
  /** `null` if the text isn't valid MDX. */
  links: FileLinks | null;
  faults: Finding[];
}

interface StoredFile {
  stamp: string;
  text: string;
  digest?: string;
  meta?: PageMeta;
  /** Kept only for snippets, which are used repeatedly. */
  snippet?: SourceFile;
  /** Kept for a page of a collection from its reading until all pages are rendered. */
  page?: SourceFile | undefined;
}

const CACHE_FOLDER = 'node_modules/.cache/corpus';

const readers = new Map<string, CorpusReader>();

/** The shared reader of a docs folder, so that all plugins of the running site together parse each page only once. */
export function sharedCorpusReader({docsDir, siteDir, siteUrl, site = PLAIN_SITE}: Omit<CorpusOptions, 'cache'>): CorpusReader {
  const key = [docsDir, siteDir, siteUrl].join('\n');
  const cacheFolder = path.join(siteDir, CACHE_FOLDER, digestOf([key]).slice(0, 8));
  const cache = filePageCache(cacheFolder, site);
  const reader = readers.get(key) ?? createCorpusReader({docsDir, siteDir, siteUrl, site, cache});
  readers.set(key, reader);
  return reader;
}

/** Reads the docs folder without running Docusaurus. Synchronous, because build steps and tests call it. */
export function createCorpusReader({docsDir, siteDir, siteUrl, site = PLAIN_SITE, cache}: CorpusOptions): CorpusReader {
  const files = new Map<string, StoredFile>();
  let rendered: Map<string, CachedPage> | null = null;
  const docsFolder = toPosix(path.relative(siteDir, docsDir));
  const links: LinkContext = {siteUrl, docsFolder: path.basename(docsDir), routeOf};

  const fileOf = (docsPath: string): string => `${docsFolder}/${docsPath}`;

  function read(docsPath: string): StoredFile | null {
    const absolute = path.join(docsDir, docsPath);
    const stats = statSync(absolute, {throwIfNoEntry: false});
    if (!stats?.isFile()) return null;
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const known = files.get(docsPath);
    if (known?.stamp === stamp) return known;
    const file = {stamp, text: decodeUtf8(readFileSync(absolute), fileOf(docsPath))};
    files.set(docsPath, file);
    return file;
  }

  function metaOf(docsPath: string): PageMeta | null {
    const file = read(docsPath);
    if (!file) return null;
    file.meta ??= pageMeta(file.text, docsPath, fileOf(docsPath));
    return file.meta;
  }

  function readSnippet(docsPath: string): SourceFile | null {
    const file = read(docsPath);
    if (!file) return null;
    file.snippet ??= parseSourceFile(file.text, docsPath, fileOf(docsPath));
    return file.snippet;
  }

  function routeOf(docsPath: string): string | undefined {
    if (!isMarkdown(docsPath)) return assetUrl(path.join(docsDir, docsPath));
    return isPage(docsPath) ? metaOf(docsPath)?.path : undefined;
  }

  function metas(): PageMeta[] {
    return mapCollectingErrors(listPages(docsDir), loadedMeta).flatMap((meta) => (meta && !meta.draft ? [meta] : []));
  }

  /** In development, the site also has pages whose front matter is being written. */
  function loadedMeta(docsPath: string): PageMeta | null {
    if (process.env.NODE_ENV !== 'development') return metaOf(docsPath);
    return attempt(() => metaOf(docsPath), []) ?? pageMeta('', docsPath, fileOf(docsPath));
  }

  function digest(used: readonly string[]): string {
    return digestOf([siteUrl, docsFolder, ...used.flatMap((docsPath) => [docsPath, textDigest(docsPath)])]);
  }

  function textDigest(docsPath: string): string {
    // A folder's content is its list of files.
    if (docsPath.endsWith('/')) return digestOf(pagesBelow(docsPath));
    const file = read(docsPath);
    if (!file) return '';
    file.digest ??= digestOf([file.text]);
    return file.digest;
  }

  function pagesBelow(folder: string): string[] {
    return listPages(docsDir).filter((docsPath) => docsPath.startsWith(folder));
  }

  function collect<Item>(items: Collection<Item>): Item[] {
    // Other pages can have faults.
    const pages = mapCollectingErrors(pagesBelow(items.folder), loadedMeta).flatMap((meta) =>
      meta && !meta.draft ? [meta] : [],
    );
    return mapCollectingErrors(pages, (meta) => itemsOf(meta, items)).flat();
  }

  function itemsOf<Item>(meta: PageMeta, {known, read: readItems}: Collection<Item>): Item[] {
    const file = read(docsPathOf(meta));
    if (!file) return [];
    const before = known.get(file);
    if (before) return before;
    file.page ??= parseShown(meta);
    const items = readItems(file.page, meta);
    known.set(file, items);
    return items;
  }

  /** Whether a page's files and the targets of its links are unchanged. */
  function isCurrent(stored: CachedPage): boolean {
    return (
      stored.digest === digest(stored.files) &&
      Object.entries(stored.routes).every(([docsPath, route]) => (routeOf(docsPath) ?? null) === route)
    );
  }

  function page(meta: PageMeta, stored: CachedPage | undefined): CachedPage {
    if (stored && isCurrent(stored)) return stored;
    const used = new Set([docsPathOf(meta)]);
    const routes: CachedPage['routes'] = {};
    const pageLinks: LinkContext = {
      ...links,
      routeOf(linked) {
        const route = routeOf(linked);
        routes[linked] = route ?? null;
        return route;
      },
    };
    const source = read(docsPathOf(meta))?.page ?? parseShown(meta);
    const environment: RenderEnvironment = {
      readSnippet(snippetPath) {
        used.add(snippetPath);
        return readSnippet(snippetPath);
      },
      resolveLink: (url, from) => resolveLink(url, {docsPath: from, pagePath: meta.path}, pageLinks),
      forms: formsWith({
        collect(items) {
          for (const docsPath of [items.folder, ...pagesBelow(items.folder)]) used.add(docsPath);
          return collect(items);
        },
      }),
      checkPage: site.checkPage,
    };
    const result = renderPage(source, meta, environment);
    const fences = fencesOf(pageScope(source, environment));
    return {page: result, fences, files: [...used], routes, digest: digest([...used])};
  }

  /** A page without its comments, which takes a third less time. A build compiles the same tree. */
  function parseShown(meta: PageMeta): SourceFile {
    return parseSourceFile(emptyComments(textOf(meta)), docsPathOf(meta), meta.file, parseShared);
  }

  function textOf(meta: PageMeta): string {
    const text = read(docsPathOf(meta))?.text;
    if (text === undefined) throw new Finding(meta.file, 1, 'the file was removed while the docs were read', 'Start again');
    return text;
  }

  /** For callers that inspect a page without keeping it. */
  const unkept = {readSnippet, forms: formsWith({collect}), checkPage: site.checkPage};

  function inspect(docsPath: string): InspectedFile {
    const faults: Finding[] = [];
    const text = attempt(() => read(docsPath)?.text, faults);
    const meta = text !== undefined && isPage(docsPath) ? (attempt(() => metaOf(docsPath), faults) ?? null) : null;
    const source = text === undefined ? null : (attempt(() => parseSourceFile(text, docsPath, fileOf(docsPath)), faults) ?? null);
    if (source) faults.push(...pageFaults(source, meta, {...unkept, resolveLink: (url) => url}));
    return {file: fileOf(docsPath), docsPath, meta, source, links: source && fileLinks(source, unkept.forms), faults};
  }

  function formsWith(pages: Pages): RenderEnvironment['forms'] {
    return {...HTML_FORMS, ...site.forms(pages)};
  }

  function docsPathOf({file}: PageMeta): string {
    return toPosix(path.relative(docsDir, path.join(siteDir, file)));
  }

  return {
    metas,
    code: (isWanted = () => true) =>
      mapCollectingErrors(metas().filter(isWanted), (page) => {
        const source = parseSourceFile(textOf(page), docsPathOf(page), page.file);
        const linkOf = (url: string, docsPath: string) => resolveLink(url, {docsPath, pagePath: page.path}, links);
        return {page, blocks: codeBlocks(pageScope(source, {...unkept, resolveLink: linkOf}))};
      }),
    collect,
    files: () => listMarkdown(docsDir),
    fileOf,
    inspect,
    pages() {
      // Once per run, because writing after every edit would delay it.
      const isFirst = rendered === null;
      const before = (rendered ??= cache?.read() ?? new Map<string, CachedPage>());
      const after = mapCollectingErrors(metas(), (meta) => page(meta, before.get(meta.id)));
      rendered = new Map(after.map((entry) => [entry.page.id, entry]));
      for (const file of files.values()) file.page = undefined;
      if (isFirst && after.some((entry) => before.get(entry.page.id) !== entry)) cache?.write(rendered);
      return after.map((entry) => entry.page);
    },
    fences: (id) => rendered?.get(id)?.fences ?? [],
    resolveLink(url, docsPath) {
      const pagePath = metaOf(docsPath)?.path ?? '/';
      return resolveLink(url, {docsPath, pagePath}, links);
    },
  };
}

/** As in Docusaurus, files and folders that begin with an underscore are parts, not pages. */
function isPage(docsPath: string): boolean {
  return isMarkdown(docsPath) && !docsPath.split('/').some((part) => part.startsWith('_'));
}

function listPages(docsDir: string): string[] {
  return listMarkdown(docsDir).filter(isPage);
}

/** Paths relative to the docs folder, in the same order on every machine. */
function listMarkdown(docsDir: string): string[] {
  return readdirSync(docsDir, {recursive: true, encoding: 'utf8'}).map(toPosix).filter(isMarkdown).sort();
}

function isMarkdown(docsPath: string): boolean {
  return /\.mdx?$/.test(docsPath);
}

function toPosix(file: string): string {
  return file.replaceAll(path.sep, '/');
}
