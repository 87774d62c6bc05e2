/** Code that the build and the browser share: records, options, and splitting text into words. Plain data and pure functions. */
export {QUERY_PLACEHOLDER, type BrowserOptions, type HostedOptions} from './browserOptions';
export {passagesUrl} from './passagesUrl';
export type * from './types';
export {chunksOf, trimChunk} from './words';
