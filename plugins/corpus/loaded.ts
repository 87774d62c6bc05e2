import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import * as z from 'zod';
import {loadedDocs} from '../loadedDocs';
import {sidebarPlaces} from '../reading-order';
import {withoutTrailingSlash, type PageMeta} from './pageMeta';
import {sharedCorpusReader, type CorpusOptions} from './reader';
import type {CorpusPage} from './types';

/** Where sidebars show a page. */
export interface PagePlace {
  /** `null` for a page that no sidebar shows. */
  sidebar: string | null;
  /** Labels of the sidebar groups that hold the page, from the outermost in. */
  groups: string[];
}

export type PlacedPage = CorpusPage & PagePlace;
export type PlacedMeta = PageMeta & PagePlace;

/** The docs of the running site: the corpus, in the order in which sidebars show it. */
export interface LoadedCorpus {
  docsDir: string;
  /**
   * All pages in reading order, pages without a sidebar last. Always what the files say now; only what changed
   * is read and rendered again.
   *
   * @throws {CorpusErrors} with every fault of the docs
   */
  pages: () => PlacedPage[];
  /** The same without the text, for what every edit in development waits for: no page is parsed. */
  metas: () => PlacedMeta[];
}

const versionContent = z.object({loadedVersions: z.tuple([z.object({contentPath: z.string(), sidebars: z.unknown()})])});

/** @param allContent what Docusaurus's plugins loaded */
export function loadedCorpus(
  allContent: AllContent,
  {siteDir, siteUrl}: Pick<CorpusOptions, 'siteDir' | 'siteUrl'>,
): LoadedCorpus {
  const content = allContent['docusaurus-plugin-content-docs']?.default;
  const {contentPath: docsDir, sidebars} = versionContent.parse(content).loadedVersions[0];
  const reader = sharedCorpusReader({docsDir, siteDir, siteUrl});
  const places = placesByDocId(sidebars);
  const routes = new Map(
    loadedDocs(allContent).map(({source, permalink}) => [fileOf(source, siteDir), withoutTrailingSlash(permalink)]),
  );

  function placed<Page extends CorpusPage | PageMeta>(
    pages: readonly Page[],
    docIdOf: (page: Page) => string,
  ): (Page & PagePlace)[] {
    const withPosition = pages.map((page) => {
      requireSameRoute(page, routes.get(path.resolve(siteDir, page.file)));
      const {sidebar, groups, position} = places.get(docIdOf(page)) ?? NOWHERE;
      return {position, page: {...page, sidebar, groups}};
    });
    return withPosition.sort((a, b) => a.position - b.position).map(({page}) => page);
  }

  return {
    docsDir,
    metas: () => placed(reader.metas(), ({docId}) => docId),
    pages() {
      const docIds = new Map(reader.metas().map(({id, docId}) => [id, docId]));
      return placed(reader.pages(), ({id}) => docIds.get(id) ?? id);
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

/** Our rule for addresses and the docs plugin's have to be one. A page added since the load has no route yet. */
function requireSameRoute({file, path: ours}: Pick<PageMeta, 'file' | 'path'>, theirs: string | undefined): void {
  if (theirs === undefined || theirs === ours) return;
  throw new Error(
    `${file}:1: the site shows this page at ${theirs}, but the corpus has it at ${ours}. Fix plugins/corpus/pageMeta.ts.`,
  );
}
