import {escapeHtml} from '../../lib/escapeHtml';
import type {RecordType} from '../format';
import {parseHit, readText} from '../parseHit';
import {readKey} from '../readKey';
import type {SearchResults, SearchHit} from '../SearchClient';

/**
 * Parses the response of the multi-query endpoint. Skips hits that can't be shown or whose URL isn't permitted.
 *
 * @throws {TypeError} for an invalid response
 */
export function parseResponse(response: unknown, toUrl: (url: string) => string | null): SearchResults {
  const result = asArray(readKey(response, 'results'))?.[0];
  const hits = asArray(readKey(result, 'hits'));
  if (!hits) throw new TypeError('it has no results[0].hits.');
  const queryID = readText(result, 'queryID');
  return {
    hits: hits.flatMap((hit) => withMarks(hit, toUrl) ?? []),
    nbHits: asCount(readKey(result, 'nbHits')) ?? hits.length,
    nbPages: asCount(readKey(result, 'nbPages')) ?? 1,
    isPartial: false,
    // Where an index may leave out words of a query without results, the response says which.
    isWeak: readText(result, 'queryAfterRemoval') !== null,
    ...(queryID !== null && {queryID}),
  };
}

function withMarks(value: unknown, toUrl: (url: string) => string | null): SearchHit | null {
  const hit = parseHit(value, toUrl);
  if (hit === null) return null;
  const {type, hierarchy} = hit;
  const snippets = readKey(value, '_snippetResult');
  const marked = (level: RecordType): string =>
    markedValue(readKey(readKey(snippets, 'hierarchy'), level)) ?? escapeHtml(hierarchy[level] ?? hierarchy.lvl1);
  const excerpt = markedValue(readKey(snippets, 'content'));
  return {
    ...hit,
    marked: {title: marked(type), page: marked('lvl1'), excerpt: excerpt?.includes('<mark>') ? excerpt : null},
  };
}

/** Keeps the `<mark>` tags of a snippet and escapes everything else. */
function markedValue(snippet: unknown): string | null {
  const value = readText(snippet, 'value');
  if (value === null) return null;
  const escaped = escapeHtml(value);
  const opened = escaped.split('&lt;mark&gt;').length;
  const closed = escaped.split('&lt;/mark&gt;').length;
  return opened === closed ? escaped.replaceAll('&lt;mark&gt;', '<mark>').replaceAll('&lt;/mark&gt;', '</mark>') : escaped;
}

function asArray(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}
