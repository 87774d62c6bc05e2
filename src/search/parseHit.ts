import {RECORD_TYPES, type RecordHierarchy} from './format';
import {readKey} from './readKey';
import type {SearchHit} from './SearchClient';

/**
 * A hit from a search service or from browser storage. Its own heading is the deepest one.
 *
 * @param toUrl converts its URL to a permitted one, or to `null`
 * @returns `null` for what can't be shown or followed
 */
export function parseHit(value: unknown, toUrl: (url: string) => string | null): Omit<SearchHit, 'marked'> | null {
  const objectID = readText(value, 'objectID');
  const hierarchy = parseHierarchy(readKey(value, 'hierarchy'));
  const ownUrl = readText(value, 'url');
  const url = ownUrl === null ? null : toUrl(ownUrl);
  if (objectID === null || hierarchy === null || url === null) return null;
  const type = [...RECORD_TYPES].reverse().find((level) => hierarchy[level] !== null) ?? 'lvl1';
  return {objectID, url, type, hierarchy};
}

function parseHierarchy(value: unknown): RecordHierarchy | null {
  const lvl1 = readText(value, 'lvl1') ?? readText(value, 'lvl0');
  if (lvl1 === null) return null;
  return {
    lvl0: readText(value, 'lvl0') ?? lvl1,
    lvl1,
    lvl2: readText(value, 'lvl2'),
    lvl3: readText(value, 'lvl3'),
    lvl4: readText(value, 'lvl4'),
    lvl5: readText(value, 'lvl5'),
    lvl6: readText(value, 'lvl6'),
  };
}

/** Changes the text of each heading. */
export function mapLevels(hierarchy: RecordHierarchy, change: (text: string) => string): RecordHierarchy {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const changed = (text: string | null): string | null => (text === null ? null : change(text));
  return {
    lvl0: change(lvl0),
    lvl1: change(lvl1),
    lvl2: changed(lvl2),
    lvl3: changed(lvl3),
    lvl4: changed(lvl4),
    lvl5: changed(lvl5),
    lvl6: changed(lvl6),
  };
}

/** A text that isn't empty; otherwise `null`. */
export function readText(value: unknown, key: string): string | null {
  const text = readKey(value, key);
  return typeof text === 'string' && text !== '' ? text : null;
}
