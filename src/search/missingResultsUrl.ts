import {QUERY_PLACEHOLDER} from './format';

/** The limit on a query's length can cut an emoji in two, and half of one cannot stand in an address. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** @param template address in which the placeholder stands for the query */
export function missingResultsUrl(template: string): (search: {query: string}) => string {
  return ({query}) => template.replaceAll(QUERY_PLACEHOLDER, encodeURIComponent(query.replace(LONE_SURROGATES, '')));
}
