import {useEffect, useState} from 'react';
import {escapeHtml, unescapeHtml} from '../../lib/escapeHtml';
import {RECORD_TYPES, type RecordType} from '../format';
import {readKey} from '../readKey';
import {toHitUrl, type HitUrlOptions} from '../hitUrl';

/** Size limit, which is enough for all recent and favorite searches. */
const PROBE = 'x'.repeat(20_000);
const PROBE_KEY = 'search-probe';

/**
 * DocSearch trusts stored data: it parses it without error handling, inserts it into the page as HTML, and follows its URLs.
 * This removes entries that are broken, unknown, or link to other sites before DocSearch reads them.
 *
 * @returns whether storage is available; without it, DocSearch throws during a click
 */
export function repairStoredSearches(indexName: string, urls: HitUrlOptions): boolean {
  try {
    for (const key of keysOf(indexName)) repairKey(key, urls);
    localStorage.setItem(PROBE_KEY, PROBE);
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch (reason) {
    console.warn('This browser can’t save recent searches.', reason);
    return false;
  }
}

function keysOf(indexName: string): string[] {
  return ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);
}

/** Counts how often other tabs have changed the stored searches. The browser tells a tab only of the others' changes. */
export function useStoredByOthers(indexName: string): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const count = ({key}: StorageEvent): void => {
      if (key !== null && keysOf(indexName).includes(key)) setChanges((number) => number + 1);
    };
    addEventListener('storage', count);
    return () => removeEventListener('storage', count);
  }, [indexName]);
  return changes;
}

function repairKey(key: string, urls: HitUrlOptions): void {
  const stored = localStorage.getItem(key);
  if (stored === null) return;
  const repaired = JSON.stringify(parseStoredSearches(stored, urls));
  if (repaired !== stored) localStorage.setItem(key, repaired);
}

interface StoredSearch {
  objectID: string;
  url: string;
  type: RecordType;
  content: null;
  hierarchy: Record<'lvl0' | RecordType, string | null>;
}

/** @param json untrusted content of browser storage */
export function parseStoredSearches(json: string, urls: HitUrlOptions): StoredSearch[] {
  const entries = parseJson(json);
  const searches = Array.isArray(entries) ? entries.flatMap((entry) => parseEntry(entry, urls)) : [];
  return searches.filter((search, index) => searches.findIndex(({objectID}) => objectID === search.objectID) === index);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function parseEntry(entry: unknown, urls: HitUrlOptions): StoredSearch[] {
  const objectID = readKey(entry, 'objectID');
  const stored = readKey(entry, 'url');
  const url = typeof stored === 'string' ? toHitUrl(stored, urls) : null;
  const hierarchy = readKey(entry, 'hierarchy');
  const type = RECORD_TYPES.find((name) => name === readKey(entry, 'type'));
  if (typeof objectID !== 'string' || url === null || type === undefined) return [];
  const level = (name: 'lvl0' | RecordType): string | null => {
    const value = readKey(hierarchy, name);
    return typeof value === 'string' ? escapeHtml(unescapeHtml(value)) : null;
  };
  const levels = {
    lvl0: level('lvl0'),
    lvl1: level('lvl1'),
    lvl2: level('lvl2'),
    lvl3: level('lvl3'),
    lvl4: level('lvl4'),
    lvl5: level('lvl5'),
    lvl6: level('lvl6'),
  };
  if (levels.lvl1 === null || levels[type] === null) return [];
  return [{objectID, url, type, content: null, hierarchy: levels}];
}
