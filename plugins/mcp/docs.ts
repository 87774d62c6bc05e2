import type {CorpusPage, CorpusSection} from '../corpus';
import type {SiteIdentity} from '../llms-txt/documents';
import type {CompactHeadings, CompactTexts} from '../../src/search/format';
import {SearchEngine, toQuery} from '../../src/search/embedded';
import {decodeUrl} from '../../src/lib/decodeUrl';

export interface DocsPage extends Pick<CorpusPage, 'path' | 'title' | 'description' | 'unlisted'> {
  /** As Markdown, with its title and its source. */
  document: string;
  sections: Pick<CorpusSection, 'anchor' | 'level' | 'headings' | 'markdown'>[];
}

export interface DocsData {
  site: SiteIdentity;
  /** Of the documentation. */
  version: string;
  pages: DocsPage[];
  /** Old URLs, and where they lead. */
  moved: {
    sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
    addresses: Readonly<Record<string, string>>;
    folders: Readonly<Record<string, string>>;
  };
  records: {headings: CompactHeadings; texts: CompactTexts};
}

export type Docs = ReturnType<typeof openDocs>;

const EXCERPT_WORDS = 40;

/** @param read gives the same object until a file of the docs changes */
export function openDocs(read: () => DocsData) {
  let searched: {data: DocsData; engine: SearchEngine} | null = null;

  async function engineOf(data: DocsData): Promise<SearchEngine> {
    if (searched?.data === data) return searched.engine;
    const engine = new SearchEngine(data.records.headings);
    await engine.addTexts(data.records.texts);
    searched = {data, engine};
    return engine;
  }

  return {
    about: read,
    listedPages: () => read().pages.filter(({unlisted}) => !unlisted),
    /**
     * @param address path or URL of a page, with or without `.md` or an anchor. Old ones lead to the page that replaced them
     * @returns the page, and the section with the anchor if there is one; `null` if the page doesn't exist
     */
    find(address: string) {
      const {site, pages, moved} = read();
      const {pathname, hash} = new URL(address.trim() || '/', site.url);
      const path = decodeUrl(pathname)
        .replace(/\.(?:md|html)$/, '')
        .replace(/(?<=.)\/$/, '');
      const anchor = decodeUrl(hash.slice(1)) || null;
      const pageAt = (wanted: string | undefined) => pages.find((candidate) => candidate.path === wanted);
      const page =
        pageAt(anchor === null ? undefined : moved.sections[path]?.[anchor]) ??
        pageAt(path) ??
        pageAt(moved.addresses[path] ?? Object.entries(moved.folders).find(([from]) => path.startsWith(from))?.[1]);
      if (!page) return null;
      const section = page.sections.find((candidate) => candidate.anchor !== null && candidate.anchor === anchor);
      // The old page's sections may have other anchors now, so the page itself is the best there is.
      if (page.path !== path && !section) return {page, anchor: null, section: null};
      return {page, anchor, section: section ?? null};
    },
    async search(query: string, limit: number) {
      const data = read();
      const engine = await engineOf(data);
      const answer = engine.search({
        query: toQuery(query),
        page: 0,
        hitsPerPage: limit,
        snippetWords: EXCERPT_WORDS,
        facetFilters: [],
        acceptsPartial: false,
      });
      return (answer?.hits ?? []).map(({url, hierarchy, marked}) => ({
        /** `Filters > Operators` */
        title: toText(marked.title),
        page: hierarchy.lvl1,
        url: new URL(url, data.site.url).href,
        excerpt: toText(marked.excerpt ?? ''),
      }));
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/** The engine marks matches with HTML. */
function toText(html: string): string {
  return html.replace(/<\/?mark>/g, '').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
