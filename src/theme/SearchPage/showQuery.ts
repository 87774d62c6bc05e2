import {MAX_QUERY_LENGTH} from '@site/src/search';
import {trimQuery} from '@site/src/search/page';

/** Tells that the search runs. */
export const SEARCHING_ID = 'searching';
/** What is there to begin with. */
export const START_ID = 'start';

export function titleOf(query: string): string {
  return query === '' ? 'Search' : `Search results for “${query}”`;
}

/** Query and page of the URL. */
export function queryOf(parameters: URLSearchParams): string {
  return trimQuery(parameters.get('q') ?? '');
}

/** The page is built without a query. Until its scripts have loaded, this shows the URL's query in the field. */
export const SHOW_QUERY = `{
  const query = (new URLSearchParams(location.search).get('q') ?? '').trim().slice(0, ${MAX_QUERY_LENGTH});
  if (query !== '') {
    document.querySelector('main h1').textContent = ${JSON.stringify(titleOf('QUERY'))}.replace('QUERY', () => query);
    document.querySelector('main input').value = query;
    document.getElementById('${SEARCHING_ID}').hidden = false;
    document.getElementById('${START_ID}').hidden = true;
  }
}`;
