import {trackEvent} from '@site/src/analytics';

/** A query is complete after this time without typing. */
const PAUSE_MS = 1500;

/** Reports complete queries without results to analytics, but not partially typed ones. */
export function createAnswerTracker(): (query: string, count: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (query, count) => {
    clearTimeout(timer);
    if (count === 0 && query !== '') timer = setTimeout(() => trackEvent('Search Without Results', {query}), PAUSE_MS);
  };
}
