import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {docsVersion, loadedDocs} from './loadedDocs';
import {sidebarPlaces} from './reading-order/sidebarPlaces';
import {withoutTrailingSlash, type PageMeta} from 'docs-corpus/pageMeta';
import type {CorpusReader} from 'docs-corpus';
import {sharedCorpusReader} from './reader';
import type {CorpusPage} from 'docs-corpus/types';

/** Position of a page in the sidebars. */
export interface PagePlace {
  /** `null` for a page that isn't in a sidebar. */
  sidebar: string | null;
  /** Labels of the sidebar groups that contain the page, outermost first. */
  groups: string[];
}

export type PlacedPage = CorpusPage & PagePlace;
export type PlacedMeta = PageMeta & PagePlace;

/** The docs of the running site: the corpus in sidebar order. */
export interface LoadedCorpus {
  docsDir: string;
  sidebars: Readonly<Record<string, unknown>>;
  reader: CorpusReader;
  /**
   * All pages in reading order; pages without a sidebar come last. Always up to date with the files, but only changed pages
   * are read and rendered again.
   *
   * @throws {CorpusErrors} with all faults of the docs
   */
  pages: () => PlacedPage[];
  /** The pages without their text. Doesn't parse them, because `npm start` waits for it after each edit. */
  metas: () => PlacedMeta[];
}

/** Cached by the loaded content, because several plugins need it after each edit. */
const corpora = new WeakMap<AllContent, LoadedCorpus>();

/** @param allContent content that Docusaurus's plugins loaded */
export function loadedCorpus(allContent: AllContent, context: LoadContext): LoadedCorpus {
  const corpus = corpora.get(allContent) ?? createCorpus(allContent, context);
  corpora.set(allContent, corpus);
  return corpus;
}

function createCorpus(allContent: AllContent, {siteDir, siteConfig}: LoadContext): LoadedCorpus {
  const {contentPath: docsDir, sidebars} = docsVersion(allContent);
  const reader = sharedCorpusReader({docsDir, siteDir, siteUrl: siteConfig.url});
  const places = placesByDocId(sidebars);
  const routes = new Map(
    loadedDocs(allContent).map(({source, permalink}) => [fileOf(source, siteDir), withoutTrailingSlash(permalink)]),
  );

  function metas(): PlacedMeta[] {
    const withPosition = reader.metas().map((meta) => {
      requireSameRoute(meta, routes.get(path.resolve(siteDir, meta.file)));
      const {position, ...place} = places.get(meta.docId) ?? NOWHERE;
      return {position, meta: {...meta, ...place}};
    });
    return withPosition.sort((a, b) => a.position - b.position).map(({meta}) => meta);
  }

  return {
    docsDir,
    sidebars,
    reader,
    metas,
    pages() {
      const pages = new Map(reader.pages().map((page) => [page.id, page]));
      return metas().flatMap(({id, sidebar, groups}) => {
        const page = pages.get(id);
        return page ? [{...page, sidebar, groups}] : [];
      });
    },
  };
}

interface Position extends PagePlace {
  position: number;
}

const NOWHERE: Position = {sidebar: null, groups: [], position: Number.MAX_SAFE_INTEGER};

function placesByDocId(sidebars: unknown): Map<string, Position> {
  return new Map(sidebarPlaces(sidebars).map(({docId, ...place}, position) => [docId, {...place, position}]));
}

/** @param source `@site/docs/cms/intro.md` */
function fileOf(source: string, siteDir: string): string {
  return path.resolve(siteDir, source.replace(/^@site\//, ''));
}

/** Checks that the corpus and the docs plugin give a page the same URL. A page that was added since the load doesn't have a route yet. */
function requireSameRoute({file, path: ours}: Pick<PageMeta, 'file' | 'path'>, theirs: string | undefined): void {
  if (theirs === undefined || theirs === ours) return;
  throw new Error(
    `${file}:1: the site shows this page at ${theirs}, but the corpus has it at ${ours}. Fix packages/corpus/src/pageMeta.ts.`,
  );
}
