/** Options for the browser. The plugin writes them, and they are loaded with the modal, not with pages. */
export interface BrowserOptions {
  hosted: HostedOptions | null;
  /** Origin of the published site. */
  siteUrl: string;
  contextualSearch: boolean;
  externalUrlRegex: string | null;
  replaceSearchResultPathname: {from: string; to: string} | null;
  searchPagePath: string;
  maxResultsPerGroup: number;
  disableUserPersonalization: boolean;
  /** URL that contains `QUERY_PLACEHOLDER`, or `null` for no link. */
  missingResultsUrl: string | null;
  placeholder: string;
}

/** Placeholder in a URL that the browser replaces with the query. */
export const QUERY_PLACEHOLDER = 'DOCSEARCHQUERY';

export interface HostedOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  insights: boolean;
}
