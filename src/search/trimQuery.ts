import {MAX_QUERY_LENGTH} from './limits';

/** What is searched for what a reader has typed: the same everywhere, so that the number of results is too. */
export function trimQuery(typed: string): string {
  return typed.trim().slice(0, MAX_QUERY_LENGTH);
}
