import type {ListsFile} from 'docs-corpus/records/lists';
import type {SinceFile} from 'docs-corpus/records/since';
import {compareVersions} from '../../src/site/versions';

/**
 * Lists without first releases: readers run the newest version of these programs, whatever version their project has, and `client` and
 * `sdk-plugin` have versions of their own.
 */
const UNRECORDED = /^(?:cli\.(?:create-strapi|upgrade|sdk-plugin)|client|codemods)(?:\.|$)/;

/**
 * The first release of each key. What a list has and the record of an earlier version lacks is new in this version. Nothing is known about
 * the keys of a list that the record lacks, because they could be older.
 *
 * @param before the record of an earlier version, or of the same one
 */
export function nextSince(known: SinceFile, before: ListsFile, {version, lists}: ListsFile): SinceFile {
  const isLater = compareVersions(version, before.version) > 0;
  const recorded = Object.entries(lists).filter(([name]) => !UNRECORDED.test(name));
  const first = recorded.map(([name, {items}]): [string, Record<string, string>] => {
    const earlier = before.lists[name]?.items;
    const releases = Object.keys(items).map((key): [string, string | undefined] => {
      const isNew = isLater && earlier !== undefined && !(key in earlier);
      return [key, known.lists[name]?.[key] ?? (isNew ? version : undefined)];
    });
    return [name, Object.fromEntries(releases.filter((entry): entry is [string, string] => entry[1] !== undefined))];
  });
  return {version, lists: Object.fromEntries(first)};
}
