import * as z from 'zod';
import {QUERY_PLACEHOLDER, type BrowserOptions} from '../../src/search/format';

const regexSource = z.string().refine(isRegex, {error: 'is not a regular expression'});

const schema = z
  .strictObject({
    /** Folder of the docs, relative to the site. */
    docsDir: z.string(),
    /** These three options enable the hosted engine. */
    appId: z.string().min(1).optional(),
    apiKey: z.string().min(1).optional(),
    indexName: z.string().min(1).optional(),
    /** Sends views and clicks of readers who agree to the hosted engine's analytics. */
    insights: z.boolean().default(false),
    contextualSearch: z.boolean().default(true),
    externalUrlRegex: regexSource.optional(),
    replaceSearchResultPathname: z.strictObject({from: regexSource, to: z.string()}).optional(),
    searchPagePath: z.string().startsWith('/').default('/search'),
    maxResultsPerGroup: z.int().positive().default(5),
    disableUserPersonalization: z.boolean().default(false),
    getMissingResultsUrl: z
      .custom<GetMissingResultsUrl>((value) => typeof value === 'function', {error: 'is not a function'})
      .optional(),
    placeholder: z.string().default('Search docs'),
  })
  .refine(
    ({appId, apiKey, indexName}) => [0, 3].includes([appId, apiKey, indexName].filter((value) => value !== undefined).length),
    {
      error: 'set all of appId, apiKey and indexName, or none',
    },
  );

type GetMissingResultsUrl = (search: {query: string}) => string;

/** Options in `docusaurus.config.ts`, with the names and meanings of DocSearch. */
export type SearchPluginOptions = z.input<typeof schema>;
export type ParsedOptions = z.output<typeof schema>;

/** @throws {Error} with all invalid options */
export function parseOptions(options: unknown): ParsedOptions {
  const result = schema.safeParse(options);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({path, message}) => `${path.join('.') || 'options'}: ${message}`);
  throw new Error(`docusaurus.config.ts: the search plugin cannot use its options. ${faults.join('. ')}.`);
}

export function toBrowserOptions(options: ParsedOptions, siteUrl: string): BrowserOptions {
  const {appId, apiKey, indexName, insights} = options;
  return {
    hosted: appId !== undefined && apiKey !== undefined && indexName !== undefined ? {appId, apiKey, indexName, insights} : null,
    siteUrl,
    contextualSearch: options.contextualSearch,
    externalUrlRegex: options.externalUrlRegex ?? null,
    replaceSearchResultPathname: options.replaceSearchResultPathname ?? null,
    searchPagePath: options.searchPagePath,
    maxResultsPerGroup: options.maxResultsPerGroup,
    disableUserPersonalization: options.disableUserPersonalization,
    missingResultsUrl: options.getMissingResultsUrl?.({query: QUERY_PLACEHOLDER}) ?? null,
    placeholder: options.placeholder,
  };
}

/** Origins of the hosted engine, for the content security policy. */
export function hostedSearchOrigins({appId, insights = false}: {appId: string; insights?: boolean}): string[] {
  const hosts = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return [...hosts, ...(insights ? ['insights.algolia.io'] : [])].map((host) => `https://${host.toLowerCase()}`);
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
