/** The engine for code that doesn't run in a browser: tests, benchmarks, and the MCP server. */
export {MAX_QUERY_LENGTH} from '../limits';
export type {SearchResults, SearchQuery} from '../SearchClient';
export {toQuery, toQuestion} from '../pastedText';
export {sectionsQuery} from '../sectionsQuery';
export {SearchEngine, selectEntries} from './engine';
export {stemsOf} from './tokenize';
export type {Found, Rule} from './engine';
export {pageScore, sectionScore, type PageSignals, type SectionSignals} from './ranking';
