import path from 'node:path';
import {parseCorpus} from '../../plugins/corpus';
import type {CorpusPage} from 'docs-corpus/types';
import {toCompact} from '../../plugins/search/compact';
import {groupNames} from '../../plugins/search/groups';
import {toPassages} from '../../plugins/search/passages';
import {toRecords} from '../../plugins/search/records';
import sidebars from '../../sidebars';
import {EmbeddedEngine, type Library} from '../../src/ask-ai/engines/embedded/EmbeddedEngine';
import {quote} from '../../src/ask-ai/engines/embedded/quote';
import type {FoundPassages} from '../../src/ask-ai/engines/Engine';
import {SearchEngine, sectionsQuery, stemsOf, toQuestion} from '../../src/search/embedded';

const SITE = {title: 'Strapi', tagline: '', url: 'https://docs.example'};

export interface AskableDocs {
  /** The embedded engine's answer, best passage first. */
  ask: (question: string) => Promise<FoundPassages>;
  /** URLs of all sections that it can quote. */
  sections: ReadonlySet<string>;
  /** All of them, quoted. */
  quotes: () => {url: string; markdown: string}[];
}

/** The docs folder behind the embedded engine, as in a browser, without browser, worker or build. */
export async function loadAskableDocs(docsDir: string): Promise<AskableDocs> {
  const pages = parseCorpus(path.resolve(docsDir), {siteUrl: SITE.url}).filter(({unlisted}) => !unlisted);
  const library = await createLibrary(pages);
  const engine = new EmbeddedEngine(() => Promise.resolve(library));
  return {
    ask: (question) => engine.find(question),
    sections: new Set(pages.flatMap((page) => page.sections.map(({anchor}) => urlOf(page, anchor)))),
    quotes: () =>
      pages.flatMap((page) =>
        Object.entries(toPassages(page)).flatMap(([anchor, blocks]) => {
          const quoted = quote(blocks, '', stemsOf);
          return quoted === null ? [] : [{url: urlOf(page, anchor === '' ? null : anchor), markdown: quoted.markdown}];
        }),
      ),
  };
}

function urlOf({path: page}: CorpusPage, anchor: string | null): string {
  return anchor === null ? page : `${page}#${anchor}`;
}

async function createLibrary(pages: readonly CorpusPage[]): Promise<Library> {
  const context = {siteUrl: SITE.url, language: 'en', version: 'current', groupOf: groupNames(sidebars)};
  const {headings, texts} = toCompact(toRecords(pages, context));
  const search = new SearchEngine(headings);
  await search.addTexts(texts);
  return {
    stemsOf,
    toQuestion,
    prepareSections: () => {},
    findSections: (question) => {
      const answer = search.search(sectionsQuery(question));
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('The engine has no texts.'));
    },
    fetchPassages: (path) => {
      const page = pages.find((candidate) => candidate.path === path);
      return page ? Promise.resolve(toPassages(page)) : Promise.reject(new Error(`There is no page ${path}.`));
    },
  };
}
