/** What the browser has to know. Written by the plugin, loaded with the modal, never with a page. */
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
  /** Address with `QUERY_PLACEHOLDER` in it, or `null` for no link. */
  missingResultsUrl: string | null;
  placeholder: string;
  /** Queries that the no-results screen offers. */
  suggestions: string[];
}

/** Takes the place of the query in a URL until the browser inserts what was typed. */
export const QUERY_PLACEHOLDER = 'DOCSEARCHQUERY';

export interface HostedOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  insights: boolean;
}
