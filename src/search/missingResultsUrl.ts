import {QUERY_PLACEHOLDER} from './format';

/** Removes half an emoji, which the length limit of queries can leave and which can't be encoded in a URL. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** @param template URL with the placeholder for the query */
export function missingResultsUrl(template: string): (search: {query: string}) => string {
  return ({query}) => template.replaceAll(QUERY_PLACEHOLDER, encodeURIComponent(query.replace(LONE_SURROGATES, '')));
}
