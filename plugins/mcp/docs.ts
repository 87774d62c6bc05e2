import type {CorpusPage, CorpusSection} from 'docs-corpus';
import type {SiteIdentity} from '../llms-txt/documents';
import {unescapeHtml} from '../../src/lib/escapeHtml';
import type {CompactHeadings, CompactTexts} from '../../src/search/format';
import {SearchEngine, toQuery} from '../../src/search/embedded';
import {nearestPages} from '../../src/theme/NotFound/Content/nearestPages';
import {pageOf} from '../legacy-redirects/resolveRedirects';
import type {RedirectorTable} from '../legacy-redirects/types';
import type {Skill} from '../agent-skills/skillFiles';
import {readPageReference} from './pageReference';
import {countWords} from './outline';

export interface DocsPage extends Pick<CorpusPage, 'path' | 'title' | 'description' | 'unlisted'> {
  /** The page as Markdown, with its title and source. */
  document: string;
  sections: Pick<CorpusSection, 'anchor' | 'level' | 'headings' | 'markdown'>[];
}

export interface DocsData {
  site: SiteIdentity;
  /** Version of the documentation. */
  version: string;
  pages: DocsPage[];
  /** Old URLs and their targets. */
  moved: Omit<RedirectorTable, 'pages'>;
  records: {headings: CompactHeadings; texts: CompactTexts};
  /** Skills with their URLs on the site. */
  skills: (Pick<Skill, 'name' | 'description' | 'path' | 'text'> & {url: string})[];
}

export type Docs = ReturnType<typeof openDocs>;

const EXCERPT_WORDS = 25;

/** @param read returns the same object until a file of the docs changes */
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
     * @param reference to a page, in a form that `readPageReference` accepts. An old URL finds the page or section that replaced it
     * @returns the page, and the section with the anchor if there is one; `null` if the page doesn't exist
     */
    find(reference: string) {
      const {pages, moved} = read();
      const {paths, anchor: asked} = readPageReference(reference);
      const [target] = paths.flatMap((path) => targetOf(path, pages, moved) ?? []);
      if (target === undefined) return null;
      const isOld = !paths.includes(pageOf(target).toLowerCase());
      const [path = '', ownAnchor] = target.split('#');
      const anchor = ownAnchor ?? asked;
      const replaced = anchor === null ? undefined : entryOf(moved.sections[path] ?? {}, anchor);
      const page = pages.find((candidate) => candidate.path === pageOf(replaced ?? path));
      if (!page) return null;
      const wanted = (replaced?.split('#')[1] ?? anchor)?.toLowerCase();
      const section = page.sections.find((candidate) => candidate.anchor?.toLowerCase() === wanted) ?? null;
      // The sections of an old page can have other anchors now. In that case, only the page is returned.
      return {page, anchor: isOld && !section ? null : anchor, section: anchor === null ? null : section};
    },
    /** Pages with URLs that are similar to an unknown one, best match first. */
    nearest(reference: string): DocsPage[] {
      const {pages} = read();
      return readPageReference(reference)
        .paths.flatMap((path) => nearestPages(path, pages))
        .flatMap(({path}) => pages.find((page) => page.path === path) ?? []);
    },
    async search(query: string, limit: number) {
      const data = read();
      const engine = await engineOf(data);
      const result = engine.search({
        query: toQuery(query),
        page: 0,
        hitsPerPage: limit,
        snippetWords: EXCERPT_WORDS,
        facetFilters: [],
        acceptsPartial: false,
      });
      return (result?.hits ?? []).map(({url, hierarchy, marked}) => {
        const {pathname, hash} = new URL(url, data.site.url);
        const page = data.pages.find((candidate) => candidate.path === pathname);
        const section = page?.sections.find(({anchor}) => anchor !== null && `#${anchor}` === hash);
        return {
          /** `Filters > Operators` */
          title: toText(marked.title),
          page: hierarchy.lvl1,
          path: pathname + hash,
          words: countWords(section?.markdown ?? page?.document ?? ''),
          excerpt: toText(marked.excerpt ?? ''),
        };
      });
    },
  };
}

/** The path of the page for a clean path in lowercase, or of the page that replaced it. */
function targetOf(path: string, pages: readonly DocsPage[], {urls, folders}: DocsData['moved']): string | undefined {
  const page = pages.find((candidate) => candidate.path.toLowerCase() === path);
  const folder = Object.entries(folders).find(([from]) => path.startsWith(from.toLowerCase()));
  return page?.path ?? entryOf(urls, path) ?? folder?.[1];
}

/** The value of a key, case-insensitive. */
function entryOf(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.entries(table).find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
}

/** Removes the HTML with which the engine marks matches. */
function toText(html: string): string {
  return unescapeHtml(html.replace(/<\/?mark>/g, ''));
}
