import {SearchError} from '../SearchClient';

/**
 * Converts errors of Algolia's client. They are identified by name, because the classes aren't exported.
 *
 * @param error from the client or from `parseResponse`
 */
export function toSearchError(error: unknown): SearchError {
  return new SearchError(describe(error), {cause: error});
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'RetryError') return `unreachable hosts: ${error.name}: ${error.message}`;
  if ('status' in error) return `API error, status ${String(error.status)}: ${error.message}`;
  return `deserialization error: ${error.message}`;
}
