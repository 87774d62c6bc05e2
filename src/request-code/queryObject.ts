import {parse} from 'qs';
import type {Json, JsonObject} from './json';

/** Strapi's options for parsing a query string. Source: @strapi/core/dist/middlewares/query.js */
export const STRAPI_QUERY_OPTIONS = {strictNullHandling: true, arrayLimit: 100, depth: 20} as const;

/** Parameters that take a list, which URLs separate by commas. */
const LISTS = new Set(['fields', 'sort', 'populate']);

/** The query of a URL as the object that a developer would write for it: lists are arrays, numbers and booleans have no quotes. */
export function queryObject(search: string): JsonObject {
  return Object.fromEntries(
    Object.entries(parse(search, STRAPI_QUERY_OPTIONS)).map(([key, value]) => [key, written(key, value)]),
  );
}

function written(key: string, value: unknown): Json {
  if (typeof value === 'string') return LISTS.has(key) ? list(key, value) : scalar(value);
  if (Array.isArray(value)) return value.map((item) => (LISTS.has(key) && typeof item === 'string' ? item : written('', item)));
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, written(inner, item)]));
}

/** The client's types want an array of fields, and take one string for the others. */
function list(key: string, value: string): Json {
  if (value === '*' || value === 'true') return scalar(value);
  const items = value.split(',');
  return items.length === 1 && key !== 'fields' ? value : items;
}

function scalar(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}
