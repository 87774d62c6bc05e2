import {escapeHtml} from '../../lib/escapeHtml';
import {readKey} from '../readKey';
import {RECORD_TYPES, type RecordHierarchy, type RecordType} from '../format';
import {escapeExceptMarks} from '../markup';
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
  const queryID = asString(readKey(result, 'queryID'));
  // Where an index may leave out words of a query without results, the response says which.
  const isWeak = asString(readKey(result, 'queryAfterRemoval')) !== null;
  return {
    hits: hits.flatMap((hit) => parseHit(hit, toUrl)),
    nbHits: asCount(readKey(result, 'nbHits')) ?? hits.length,
    nbPages: asCount(readKey(result, 'nbPages')) ?? 1,
    isPartial: false,
    isWeak,
    ...(queryID !== null && {queryID}),
  };
}

function parseHit(hit: unknown, toUrl: (url: string) => string | null): SearchHit[] {
  const objectID = asString(readKey(hit, 'objectID'));
  const hierarchy = parseHierarchy(readKey(hit, 'hierarchy'));
  const hitUrl = asString(readKey(hit, 'url'));
  const url = hitUrl === null ? null : toUrl(hitUrl);
  if (objectID === null || hierarchy === null || url === null) return [];
  const type = [...RECORD_TYPES].reverse().find((level) => hierarchy[level] !== null) ?? 'lvl1';
  const snippets = readKey(hit, '_snippetResult');
  const marked = (level: RecordType): string =>
    markedValue(readKey(readKey(snippets, 'hierarchy'), level)) ?? escapeHtml(hierarchy[level] ?? hierarchy.lvl1);
  const excerpt = markedValue(readKey(snippets, 'content'));
  return [
    {
      objectID,
      url,
      type,
      hierarchy,
      marked: {title: marked(type), page: marked('lvl1'), excerpt: excerpt?.includes('<mark>') ? excerpt : null},
    },
  ];
}

function parseHierarchy(value: unknown): RecordHierarchy | null {
  const level = (name: string): string | null => asString(readKey(value, name));
  const lvl1 = level('lvl1') ?? level('lvl0');
  if (lvl1 === null) return null;
  return {
    lvl0: level('lvl0') ?? lvl1,
    lvl1,
    lvl2: level('lvl2'),
    lvl3: level('lvl3'),
    lvl4: level('lvl4'),
    lvl5: level('lvl5'),
    lvl6: level('lvl6'),
  };
}

function markedValue(snippet: unknown): string | null {
  const value = asString(readKey(snippet, 'value'));
  return value === null ? null : escapeExceptMarks(value);
}

function asArray(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function asString(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}
