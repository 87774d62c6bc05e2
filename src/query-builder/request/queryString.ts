import {parse, stringify} from 'qs';
import type {JsonObject} from '../../request-code/json';
import {STRAPI_QUERY_OPTIONS} from '../../request-code/queryObject';

/** As the docs recommend: brackets stay readable, and `null` is a key without "=", which Strapi reads as `null`. */
export const STRINGIFY_OPTIONS = {encodeValuesOnly: true, strictNullHandling: true} as const;

/** The query as sent. */
export function encodedQuery(query: JsonObject): string {
  return stringify(query, STRINGIFY_OPTIONS);
}

/** The same, unencoded for readers, with one parameter in each entry. */
export function readableParameters(query: JsonObject): string[] {
  return stringify(query, {...STRINGIFY_OPTIONS, encodeValuesOnly: false, encode: false, delimiter: SEPARATOR})
    .split(SEPARATOR)
    .filter(Boolean);
}

/** A character that no text contains. */
const SEPARATOR = '\u0000';

/** The query that Strapi parses from a query string, as JSON. */
export function queryOf(search: string): string {
  return JSON.stringify(parse(search, STRAPI_QUERY_OPTIONS), null, 2);
}
