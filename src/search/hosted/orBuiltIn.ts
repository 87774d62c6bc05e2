import {readKey} from '../readKey';
import {SearchError, type SearchClient} from '../SearchClient';

/** The service knows neither the application, the key, nor the index: a retry can't help. */
const REFUSALS = [400, 401, 403, 404];

/**
 * Uses the hosted service until it refuses a query, for example because of a wrong key. That query and all later ones use the built-in
 * index.
 */
export function orBuiltIn(hosted: SearchClient, builtIn: () => SearchClient): SearchClient {
  let current = (): SearchClient => hosted;
  return {
    prepare: () => current().prepare(),
    async search(query) {
      try {
        return await current().search(query);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (current !== builtIn) {
          console.error(new SearchError(`${error.message}. The built-in index is searched instead.`, {cause: error}));
          current = builtIn;
        }
        return builtIn().search(query);
      }
    },
  };
}

function isRefusal(error: unknown): error is SearchError {
  return error instanceof SearchError && REFUSALS.some((status) => readKey(error.cause, 'status') === status);
}
