/** The engine for code that has no browser: tests, measurements, and what answers language models. */
export {MAX_QUERY_LENGTH} from '../limits';
export type {Intent, SearchAnswer, SearchQuery} from '../SearchClient';
export {sectionsQuery} from '../sectionsQuery';
export {SearchEngine} from './engine';
