import {parse, stringify} from 'qs';
import type {JsonObject} from '../../request-code/json';
import {STRAPI_QUERY_OPTIONS} from '../../request-code/queryObject';

/** As the docs recommend: brackets stay readable, and `null` is a key without "=", which Strapi reads as `null`. */
export const STRINGIFY_OPTIONS = {encodeValuesOnly: true, strictNullHandling: true} as const;

/** What is sent. */
export function encodedQuery(query: JsonObject): string {
  return stringify(query, STRINGIFY_OPTIONS);
}

/** The same for the eye, one parameter in each entry. */
export function readableParameters(query: JsonObject): string[] {
  return stringify(query, {...STRINGIFY_OPTIONS, encodeValuesOnly: false, encode: false, delimiter: SEPARATOR})
    .split(SEPARATOR)
    .filter(Boolean);
}

/** No text has it. */
const SEPARATOR = '\u0000';

/** What Strapi makes of a query string, as JSON. */
export function queryOf(search: string): string {
  return JSON.stringify(parse(search, STRAPI_QUERY_OPTIONS), null, 2);
}
