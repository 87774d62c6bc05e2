import type {loadSections, PassageBlocks, SearchHit} from '@site/src/search';
import {AskError, type AnswerListener, type Engine, type FoundPassages, type Passage, type PassageFinder} from '../Engine';
import {quote, type Quote} from './quote';

/** The section search, which the bench plays without a browser. */
export type Library = Awaited<ReturnType<typeof loadSections>>;

/** Answers with verbatim passages of the docs. */
export class EmbeddedEngine implements Engine, PassageFinder {
  readonly #load: () => Promise<Library>;

  /** @param load can be called again after a failure */
  constructor(load: () => Promise<Library>) {
    this.#load = load;
  }

  prepare(): void {
    this.#load().then(
      ({prepareSections}) => prepareSections(),
      () => {},
    );
  }

  async ask(question: string, listener: AnswerListener): Promise<void> {
    listener.onPassages(await this.find(question));
  }

  async find(asked: string): Promise<FoundPassages> {
    const library = await reached(this.#load());
    const question = library.toQuestion(asked);
    // The trailing space marks the last word as complete.
    const {hits, isWeak = false} = await reached(library.findSections(`${question} `));
    const pages = new Map<string, Promise<PassageBlocks | null>>();
    const passages = hits.map(async (hit) => {
      const [path = '', anchor = ''] = hit.url.split('#');
      const page = pages.get(path) ?? fetchPassages(library, path);
      pages.set(path, page);
      return toPassage(hit, quote((await page)?.[anchor] ?? [], question, library.stemsOf));
    });
    return {passages: await Promise.all(passages), isGuess: isWeak};
  }
}

async function reached<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    throw new AskError(navigator.onLine ? 'unreachable' : 'offline', {cause: error});
  }
}

/** If the passages can't be loaded, the search's excerpts are shown. */
async function fetchPassages(library: Library, path: string): Promise<PassageBlocks | null> {
  try {
    return await library.fetchPassages(path);
  } catch (error) {
    console.warn(`The passages of ${path} could not be loaded, so excerpts are shown.`, error);
    return null;
  }
}

function toPassage(hit: SearchHit, quoted: Quote | null): Passage {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hit.hierarchy;
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
  return {url: hit.url, page: lvl1, headings, ...(quoted ?? {markdown: plainExcerpt(hit), isCut: true})};
}

/** Converts the excerpt from HTML to text and escapes it for Markdown. */
function plainExcerpt({marked}: SearchHit): string {
  const {body} = new DOMParser().parseFromString(marked.excerpt ?? '', 'text/html');
  return body.textContent.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
