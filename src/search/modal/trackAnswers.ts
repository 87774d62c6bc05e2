import {trackEvent} from '@site/src/analytics';

/** A query is whole when nothing was typed for so long. */
const PAUSE_MS = 1500;

/** Tells analytics of queries that find nothing, not of what is typed on the way to them. */
export function createAnswerTracker(): (query: string, count: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (query, count) => {
    clearTimeout(timer);
    if (count === 0 && query !== '') timer = setTimeout(() => trackEvent('Search Without Results', {query}), PAUSE_MS);
  };
}
