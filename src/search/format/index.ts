/** What the build writes and the browser reads: records, options, and how a text falls into words. Plain data, pure functions. */
export {QUERY_PLACEHOLDER, type BrowserOptions, type HostedOptions} from './browserOptions';
export type * from './types';
export {chunksOf, trimChunk} from './words';
