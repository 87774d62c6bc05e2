import path from 'node:path';
import {parseCorpus} from '../../plugins/corpus';
import type {CorpusPage} from 'docs-corpus/types';
import {pageDocument} from '../../plugins/llms-txt/documents';
import {toCompact} from '../../plugins/search/compact';
import {groupNames} from '../../plugins/search/groups';
import {toRecords} from '../../plugins/search/records';
import sidebars from '../../sidebars';
import {EmbeddedEngine, type Library} from '../../src/ask-ai/engines/embedded/EmbeddedEngine';
import {quoteSection} from '../../src/ask-ai/engines/embedded/quoteSection';
import type {Passage} from '../../src/ask-ai/engines/Engine';
import {SearchEngine, sectionsQuery} from '../../src/search/embedded';

const SITE = {title: 'Strapi', tagline: '', url: 'https://docs.example'};

export interface AskableDocs {
  /** The embedded engine's answer, best passage first. */
  ask: (question: string) => Promise<readonly Passage[]>;
  /** Addresses of all sections that it can quote. */
  sections: ReadonlySet<string>;
  /** All of them, quoted. */
  quotes: () => {url: string; markdown: string}[];
}

/** The docs folder behind the embedded engine, as in a browser, without browser, worker or build. */
export async function loadAskableDocs(docsDir: string): Promise<AskableDocs> {
  const pages = parseCorpus(path.resolve(docsDir), {siteUrl: SITE.url}).filter(({unlisted}) => !unlisted);
  const engine = new EmbeddedEngine(await createLibrary(pages));
  return {
    ask: async (question) => {
      let answer: readonly Passage[] = [];
      const ignore = (): void => {};
      await engine.ask(question, {
        onText: ignore,
        onSources: ignore,
        onAnswerId: ignore,
        onProgress: ignore,
        onPassages: (passages) => (answer = passages),
      });
      return answer;
    },
    sections: new Set(pages.flatMap((page) => page.sections.map(({anchor}) => addressOf(page, anchor)))),
    quotes: () =>
      pages.flatMap((page) => {
        const markdown = pageDocument(page, SITE);
        return page.sections.flatMap(({headings, anchor}) => {
          const quote = quoteSection(markdown, headings, anchor ?? '');
          return quote === null ? [] : [{url: addressOf(page, anchor), markdown: quote.markdown}];
        });
      }),
  };
}

function addressOf({path: page}: CorpusPage, anchor: string | null): string {
  return anchor === null ? page : `${page}#${anchor}`;
}

async function createLibrary(pages: readonly CorpusPage[]): Promise<Library> {
  const context = {siteUrl: SITE.url, language: 'en', version: 'current', groupOf: groupNames(sidebars)};
  const {headings, texts} = toCompact(toRecords(pages, context));
  const search = new SearchEngine(headings);
  await search.addTexts(texts);
  return {
    prepare: () => {},
    findSections: (words, isAboutCause) => Promise.resolve(search.search(sectionsQuery(words, isAboutCause))?.hits ?? []),
    fetchPage: (address) => {
      const page = pages.find((candidate) => candidate.path === address);
      return page ? Promise.resolve(pageDocument(page, SITE)) : Promise.reject(new Error(`There is no page ${address}.`));
    },
  };
}
