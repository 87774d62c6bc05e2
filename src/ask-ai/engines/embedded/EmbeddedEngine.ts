import type {PassageBlocks, SearchResults, SearchHit} from '@site/src/search';
import {AskError, type AnswerListener, type Engine, type Passage} from '../Engine';
import {choosePassages} from './choosePassages';
import {errorLine} from './errorLine';
import {quote} from './quote';

export interface Library {
  prepare: () => void;
  /** Matching sections of the docs, best first. */
  findSections: (question: string) => Promise<SearchResults>;
  /** What can be quoted of a page, by its path. */
  fetchPassages: (path: string) => Promise<PassageBlocks>;
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
    const {hits, isWeak = false} = await this.#findSections(question);
    const pages = new Map<string, Promise<PassageBlocks | null>>();
    const passages = await Promise.all(
      choosePassages(hits).map(async (hit) => {
        const path = hit.url.replace(/#.*/, '');
        const page = pages.get(path) ?? this.#fetchPassages(path);
        pages.set(path, page);
        return toPassage(hit, await page, question);
      }),
    );
    listener.onPassages({passages, isGuess: isWeak});
  }

  forget(): void {
    // Questions have no thread here: each is answered by itself.
  }

  rate(): Promise<void> {
    return Promise.reject(new AskError('refused'));
  }

  async #findSections(question: string): Promise<SearchResults> {
    try {
      // The trailing space marks the last word as complete.
      return await this.#library.findSections(`${question} `);
    } catch (error) {
      throw new AskError(navigator.onLine ? 'unreachable' : 'offline', {cause: error});
    }
  }

  /** If the passages can't be loaded, the search's excerpts are shown. */
  async #fetchPassages(path: string): Promise<PassageBlocks | null> {
    try {
      return await this.#library.fetchPassages(path);
    } catch (error) {
      console.warn(`The passages of ${path} could not be loaded, so excerpts are shown.`, error);
      return null;
    }
  }
}

function toPassage(hit: SearchHit, page: PassageBlocks | null, question: string): Passage {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hit.hierarchy;
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
  const blocks = page?.[hit.url.split('#')[1] ?? ''] ?? [];
  return {url: hit.url, page: lvl1, headings, ...(quote(blocks, question) ?? {markdown: plainExcerpt(hit), isCut: true})};
}

/** Converts the excerpt from HTML to text and escapes it for Markdown. */
function plainExcerpt({marked}: SearchHit): string {
  const {body} = new DOMParser().parseFromString(marked.excerpt ?? '', 'text/html');
  return body.textContent.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
