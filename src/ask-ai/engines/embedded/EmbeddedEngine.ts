import type {SearchHit} from '@site/src/search';
import {AskError, type AnswerListener, type Engine, type Passage} from '../Engine';
import {asksForCause} from './asksForCause';
import {choosePassages} from './choosePassages';
import {errorLine} from './errorLine';
import {quoteSection} from './quoteSection';
import {searchWords} from './searchWords';

export interface Library {
  prepare: () => void;
  /** Matching sections of the docs, best first. */
  findSections: (words: string, isAboutCause: boolean) => Promise<SearchHit[]>;
  /** Markdown of a page, by its path. */
  fetchPage: (path: string) => Promise<string>;
}

/** Answers with verbatim passages of the docs. */
export class EmbeddedEngine implements Engine {
  readonly #library: Library;

  constructor(library: Library) {
    this.#library = library;
  }

  prepare(): void {
    this.#library.prepare();
  }

  async ask(asked: string, listener: AnswerListener): Promise<void> {
    const question = errorLine(asked);
    const hits = await this.#findSections(question);
    const pages = new Map<string, Promise<string | null>>();
    const passages = await Promise.all(
      choosePassages(hits).map(async (hit) => {
        const path = hit.url.replace(/#.*/, '');
        const page = pages.get(path) ?? this.#fetchPage(path);
        pages.set(path, page);
        return toPassage(hit, await page, question);
      }),
    );
    listener.onPassages(passages);
  }

  forget(): void {
    // Questions have no thread here: each is answered by itself.
  }

  rate(): Promise<void> {
    return Promise.reject(new AskError('refused'));
  }

  async #findSections(question: string): Promise<SearchHit[]> {
    try {
      // The trailing space marks the last word as complete.
      return await this.#library.findSections(`${searchWords(question)} `, asksForCause(question));
    } catch (error) {
      throw new AskError(navigator.onLine ? 'unreachable' : 'offline', {cause: error});
    }
  }

  /** If the page can't be loaded, uses the search's excerpt. */
  async #fetchPage(path: string): Promise<string | null> {
    try {
      return await this.#library.fetchPage(path);
    } catch (error) {
      console.warn(`The Markdown of ${path} did not load; its passages are shorter.`, error);
      return null;
    }
  }
}

function toPassage(hit: SearchHit, page: string | null, question: string): Passage {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hit.hierarchy;
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
  const anchor = hit.url.split('#')[1] ?? '';
  const quote = page === null ? null : quoteSection(page, headings, anchor, question);
  return {url: hit.url, page: lvl1, headings, ...(quote ?? {markdown: plainExcerpt(hit), isCut: true})};
}

/** Converts the excerpt from HTML to text and escapes it for Markdown. */
function plainExcerpt({marked}: SearchHit): string {
  const {body} = new DOMParser().parseFromString(marked.excerpt ?? '', 'text/html');
  return body.textContent.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
