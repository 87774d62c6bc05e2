import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import * as z from 'zod';
import {loadedDocs} from '../loadedDocs';
import {withoutTrailingSlash} from './pageMeta';
import {sharedCorpusReader, type CorpusOptions} from './reader';
import {readingOrder, type SidebarPlace} from './readingOrder';
import type {CorpusPage} from './types';

export interface PlacedPage extends CorpusPage {
  /** `null` for a page that no sidebar shows. */
  sidebar: string | null;
  /** Labels of the sidebar groups that hold the page, from the outermost in. */
  groups: string[];
}

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

  return {
    docsDir,
    pages() {
      const docIds = new Map(reader.metas().map(({id, docId}) => [id, docId]));
      const placed = reader.pages().map((page) => {
        refuseOtherRoute(page, routes.get(path.resolve(siteDir, page.file)));
        const {sidebar, groups, position} = places.get(docIds.get(page.id) ?? page.id) ?? NOWHERE;
        return {position, page: {...page, sidebar, groups}};
      });
      return placed.sort((a, b) => a.position - b.position).map(({page}) => page);
    },
  };
}

interface Position extends Omit<SidebarPlace, 'docId'> {
  sidebar: string | null;
  position: number;
}

const NOWHERE: Position = {sidebar: null, groups: [], position: Number.MAX_SAFE_INTEGER};

function placesByDocId(sidebars: unknown): Map<string, Position> {
  const byId = new Map<string, Position>();
  for (const {name, places} of readingOrder(sidebars)) {
    for (const {docId, groups} of places) {
      if (!byId.has(docId)) byId.set(docId, {sidebar: name, groups, position: byId.size});
    }
  }
  return byId;
}

/** @param source `@site/docs/cms/intro.md` */
function fileOf(source: string, siteDir: string): string {
  return path.resolve(siteDir, source.replace(/^@site\//, ''));
}

/** Our rule for addresses and the docs plugin's have to be one. A page added since the load has no route yet. */
function refuseOtherRoute({file, path: ours}: CorpusPage, theirs: string | undefined): void {
  if (theirs === undefined || theirs === ours) return;
  throw new Error(
    `${file}:1: the site shows this page at ${theirs}, the corpus has it at ${ours}. Mend plugins/corpus/pageMeta.ts.`,
  );
}
