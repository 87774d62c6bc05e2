import type {Lists} from './combined';

/** What is known about a release. */
export interface Release {
  /** `5.52.0` */
  release: string;
  /** The lists that could be read, with their keys. */
  lists: Lists;
  /** Keys that aren't known to be missing, by list, because their package wasn't published with the release. */
  unknown?: Lists;
}

/**
 * The first release of each key, by list. Omits keys that aren't known to be missing in the previous release, because they could be older.
 *
 * @param releases oldest first; only keys of the last release in which their list can be read are returned
 */
export function firstReleases(releases: readonly Release[]): Record<string, Record<string, string>> {
  const names = new Set(releases.flatMap(({lists}) => Object.keys(lists)));
  return Object.fromEntries(
    [...names].map((list) => {
      const current = [...releases].reverse().find(({lists}) => list in lists);
      const keys = [...(current?.lists[list] ?? []), ...(current?.unknown?.[list] ?? [])];
      const first = [...new Set(keys)].map((key) => [key, firstWith(releases, list, key)] as const);
      return [list, Object.fromEntries(first.filter((entry): entry is [string, string] => entry[1] !== null))];
    }),
  );
}

function firstWith(releases: readonly Release[], list: string, key: string): string | null {
  const lacks = releases.map((release) => has(release, list, key) === false);
  const next = releases[lacks.lastIndexOf(true) + 1];
  return lacks.includes(true) && next !== undefined && has(next, list, key) === true ? next.release : null;
}

/** Whether a release has a key, `null` if that is unknown. */
function has({lists, unknown}: Release, list: string, key: string): boolean | null {
  if (lists[list]?.includes(key) === true) return true;
  return lists[list] === undefined || unknown?.[list]?.includes(key) === true ? null : false;
}

/** Whether the later release has a key that the earlier one is known to lack. */
export function adds(earlier: Release, later: Release): boolean {
  return Object.entries(later.lists).some(([list, keys]) => keys.some((key) => has(earlier, list, key) === false));
}
