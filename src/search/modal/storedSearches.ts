import {useEffect, useState} from 'react';
import {escapeHtml, unescapeHtml} from '../../lib/escapeHtml';
import {toHitUrl, type HitUrlOptions} from '../hitUrl';
import {mapLevels, parseHit} from '../parseHit';
import type {SearchHit} from '../SearchClient';

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

type StoredSearch = Omit<SearchHit, 'marked'> & {content: null};

/** @param json untrusted content of browser storage */
export function parseStoredSearches(json: string, urls: HitUrlOptions): StoredSearch[] {
  const entries = parseJson(json);
  if (!Array.isArray(entries)) return [];
  const searches = entries.flatMap((entry: unknown) => parseHit(entry, (url) => toHitUrl(url, urls)) ?? []);
  return searches
    .filter((search, index) => searches.findIndex(({objectID}) => objectID === search.objectID) === index)
    .map((search) => ({...search, content: null, hierarchy: mapLevels(search.hierarchy, escapeOnce)}));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What is stored is escaped already, unless another script has stored it. */
function escapeOnce(text: string): string {
  return escapeHtml(unescapeHtml(text));
}
