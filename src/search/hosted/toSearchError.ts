import {SearchError} from '../SearchClient';

/**
 * Says which of its errors Algolia's client has thrown. They are told apart by their names, as its classes are not exported.
 *
 * @param error of the client, or of `parseAnswer`
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
