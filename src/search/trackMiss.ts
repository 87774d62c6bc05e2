import {trackEvent} from '@site/src/analytics';

/** A query is complete after this time without typing. */
const PAUSE_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports complete queries without results to analytics, but not partially typed ones. @param count of all results */
export function trackMiss(query: string, count: number): void {
  clearTimeout(timer);
  if (count === 0) timer = setTimeout(() => trackEvent('Search Without Results', {query}), PAUSE_MS);
}
