import type {Algoliasearch} from 'algoliasearch';
import type {HostedSearch} from '../../plugins/environment';
import {parseResponse} from '../../src/search/hosted/parseResponse';
import {toSearchError} from '../../src/search/hosted/toSearchError';
import {toHitUrl} from '../../src/search/hitUrl';

/** Rights that a key on every page can have. */
const PUBLIC_RIGHTS = [
  'search',
  'listIndexes',
  'settings',
  'browse',
  'recommendation',
  'seeUnretrievableAttributes',
  'analytics',
];
/** Filters of a search on the site. */
const CONTEXT = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

/**
 * Searches the hosted index as the site does.
 *
 * @param siteUrl origin of the site that will search
 * @returns one line for each fault, with its fix
 */
export async function checkKeys(client: Algoliasearch, {apiKey, indexName}: HostedSearch, siteUrl: string): Promise<string[]> {
  let found: number;
  let permitted: number;
  try {
    const request = {indexName, query: '', hitsPerPage: 1, facetFilters: CONTEXT};
    const response: unknown = await client.search({requests: [request]});
    const all = parseResponse(response, (url) => url);
    const toUrl = (url: string): string | null =>
      toHitUrl(url, {siteUrl, externalUrlRegex: null, replaceSearchResultPathname: null});
    [found, permitted] = [all.nbHits, parseResponse(response, toUrl).hits.length];
  } catch (error) {
    return [
      `search: the index "${indexName}" can't be searched. ${toSearchError(error).message}. Correct ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, or ALGOLIA_INDEX_NAME.`,
    ];
  }
  return [
    ...(found === 0 ? [`search: the index "${indexName}" has no records of this site. Run "npm run search:push".`] : []),
    ...(found > 0 && permitted === 0
      ? [
          `search: the records of "${indexName}" lead to another site than ${siteUrl}. Set SITE_URL, and run "npm run search:push".`,
        ]
      : []),
    ...(await rightFaults(client, apiKey)),
  ];
}

/** A key can read its own rights. */
async function rightFaults(client: Algoliasearch, apiKey: string): Promise<string[]> {
  try {
    const {acl} = await client.getApiKey({key: apiKey});
    const rights = acl.filter((right) => !PUBLIC_RIGHTS.includes(right));
    if (rights.length === 0) return [];
    return [
      `search: ALGOLIA_SEARCH_API_KEY can do more than search: ${rights.join(', ')}. Every reader can see it, so create a key with only the right "search".`,
    ];
  } catch {
    // Some services don't return the rights of a key.
    return [];
  }
}
