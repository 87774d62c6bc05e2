import type {CorpusPage, CorpusReader, CorpusSection} from '../../plugins/corpus';
import {resolveRedirects} from '../../plugins/legacy-redirects/resolveRedirects';
import {LEGACY_TABLE} from '../../redirects';
import {toCompact} from '../../plugins/search/compact';
import {groupNames} from '../../plugins/search/groups';
import {toRecords, toUnlistedRecords} from '../../plugins/search/records';
import {SearchEngine, toQuery} from '../../src/search/embedded';
import {decodeUrl} from '../../src/lib/decodeUrl';

export interface DocsHit {
  /** `Filters > Operators` */
  title: string;
  page: string;
  url: string;
  excerpt: string;
}

/** The docs and their search, always up to date with the files. */
export interface Docs {
  listedPages: () => CorpusPage[];
  /**
   * @param address path or URL of a page, with or without `.md` or an anchor. Old ones lead to the page that replaced them
   * @returns `null` if the page doesn't exist
   */
  find: (address: string) => FoundPage | null;
  search: (query: string, limit: number) => Promise<DocsHit[]>;
}

export interface FoundPage {
  page: CorpusPage;
  /** In `address`; `null` for the whole page. */
  anchor: string | null;
  /** The section with this anchor; `null` if there is none. */
  section: CorpusSection | null;
}

const EXCERPT_WORDS = 40;

interface Index {
  pages: readonly CorpusPage[];
  engine: SearchEngine;
}

/** @param sidebars as `sidebars.ts` exports them */
export function openDocs(reader: CorpusReader, siteUrl: string, sidebars: Readonly<Record<string, unknown>>): Docs {
  let index: Index | null = null;

  async function currentEngine(): Promise<SearchEngine> {
    const pages = reader.pages();
    // The reader returns the same objects until a file changes.
    if (index?.pages.length === pages.length && index.pages.every((page, at) => page === pages[at])) return index.engine;
    const context = {siteUrl, language: 'en', version: 'current', groupOf: groupNames(sidebars)};
    const {headings, texts} = toCompact(toRecords(pages, context), toUnlistedRecords(pages, context));
    const engine = new SearchEngine(headings);
    await engine.addTexts(texts);
    index = {pages, engine};
    return engine;
  }

  return {
    listedPages: () => reader.pages().filter(({unlisted}) => !unlisted),
    find(address) {
      const {pathname, hash} = new URL(address.trim() || '/', siteUrl);
      const path = decodeUrl(pathname)
        .replace(/\.(?:md|html)$/, '')
        .replace(/(?<=.)\/$/, '');
      const anchor = decodeUrl(hash.slice(1)) || null;
      const pages = reader.pages();
      const pageAt = (wanted: string | undefined) => pages.find((candidate) => candidate.path === wanted);
      const page = pageAt(movedSection(path, anchor)) ?? pageAt(path) ?? pageAt(movedPage(path, pages));
      if (!page) return null;
      const section = page.sections.find((candidate) => candidate.anchor !== null && candidate.anchor === anchor);
      // The old page's sections may have other anchors now, so the page itself is the best there is.
      if (page.path !== path && !section) return {page, anchor: null, section: null};
      return {page, anchor, section: section ?? null};
    },
    async search(query, limit) {
      const engine = await currentEngine();
      const answer = engine.search({
        query: toQuery(query),
        page: 0,
        hitsPerPage: limit,
        snippetWords: EXCERPT_WORDS,
        facetFilters: [],
        acceptsPartial: false,
      });
      return (answer?.hits ?? []).map(({url, hierarchy, marked}) => ({
        title: toText(marked.title),
        page: hierarchy.lvl1,
        url: new URL(url, siteUrl).href,
        excerpt: toText(marked.excerpt ?? ''),
      }));
    },
  };
}

/** The page that replaced a section of an old one. */
function movedSection(path: string, anchor: string | null): string | undefined {
  if (anchor === null) return undefined;
  const [, targets] = Object.entries(LEGACY_TABLE.sections).find(([from]) => from.replace(/\.html$|\/$/, '') === path) ?? [];
  return targets?.[anchor];
}

function movedPage(path: string, pages: readonly CorpusPage[]): string | undefined {
  const {addresses, redirector} = resolveRedirects(
    LEGACY_TABLE,
    pages.map((page) => ({path: page.path, isListed: !page.unlisted})),
  );
  return (
    addresses.find(({from}) => from === path)?.to ??
    Object.entries(redirector.folders).find(([from]) => path.startsWith(from))?.[1]
  );
}

const ENTITIES: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/** The engine marks matches with HTML. */
function toText(html: string): string {
  return html.replace(/<\/?mark>/g, '').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
