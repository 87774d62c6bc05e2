import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {RECORD_TYPES, type HostedOptions} from '../format';
import type {SearchResults, SearchClient, SearchQuery} from '../SearchClient';
import {createHostsCache} from './hostsCache';
import {parseResponse} from './parseResponse';
import {toSearchError} from './toSearchError';

/** One request of the multi-query endpoint, with what DocSearch asks for. */
function toAlgoliaRequest(
  {query, page, hitsPerPage, snippetWords, facetFilters}: SearchQuery,
  {indexName, insights}: HostedOptions,
) {
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facetFilters: facetFilters.map((filter) => (typeof filter === 'string' ? filter : [...filter])),
    attributesToRetrieve: ['hierarchy.lvl0', ...RECORD_TYPES.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...RECORD_TYPES.map((level) => `hierarchy.${level}:${snippetWords}`), `content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insights,
  };
}

/** Searches with Algolia's lite client, which handles hosts, timeouts, and retries. */
export class HostedClient implements SearchClient {
  readonly #options: HostedOptions;
  readonly #toUrl: (url: string) => string | null;
  readonly #client: LiteClient;

  /** @param toUrl converts the URL of a hit to a permitted one, or to `null` */
  constructor(options: HostedOptions, toUrl: (url: string) => string | null) {
    this.#options = options;
    this.#toUrl = toUrl;
    this.#client = liteClient(options.appId, options.apiKey, {hostsCache: createHostsCache()});
    this.#client.addAlgoliaAgent('docsearch', '3.9.0');
  }

  prepare(): void {
    // Nothing to load, because the client is part of this module.
  }

  async search(query: SearchQuery): Promise<SearchResults> {
    try {
      const response: unknown = await this.#client.search({requests: [toAlgoliaRequest(query, this.#options)]});
      return parseResponse(response, this.#toUrl);
    } catch (error) {
      throw toSearchError(error);
    }
  }
}
