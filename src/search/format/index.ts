/** Code that the build and the browser share: records, options, and splitting text into words. Plain data and pure functions. */
export {QUERY_PLACEHOLDER, type BrowserOptions, type HostedOptions} from './browserOptions';
export {passagesUrl} from './passagesUrl';
export {RECORD_TYPES, type RecordType} from './recordTypes';
export type * from './types';
export {chunksOf, trimChunk} from './words';
