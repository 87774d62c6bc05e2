import type {AskableDocs} from './docs';
import {partOf, type KnownQuestion, type Part} from './questions';

export interface Relevance {
  questions: number;
  /** Share of the questions whose first passage answers them. */
  first: number;
  /** Share of those that one of the first three passages answers. */
  topThree: number;
  /** Questions that are not answered first, with what comes first instead. */
  misses: string[];
}

const TOP = 3;

export async function measureRelevance(docs: AskableDocs, questions: readonly KnownQuestion[], part: Part): Promise<Relevance> {
  const asked = questions.filter(({question}) => partOf(question) === part);
  const misses: string[] = [];
  const places: number[] = [];
  for (const {question, passages} of asked) {
    const found = (await docs.ask(question)).map(({url}) => url);
    const place = found.findIndex((url) => passages.includes(url)) + 1;
    places.push(place);
    if (place !== 1)
      misses.push(`${question} ${place === 0 ? 'Not found' : `Place ${place}`}, first is ${found[0] ?? 'nothing'}.`);
  }
  const share = (test: (place: number) => boolean): number => places.filter(test).length / places.length;
  return {
    questions: asked.length,
    first: share((place) => place === 1),
    topThree: share((place) => place > 0 && place <= TOP),
    misses,
  };
}
