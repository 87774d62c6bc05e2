/** The lists of a release that could be read, with their keys. */
export interface Release {
  /** `5.52.0` */
  release: string;
  lists: Readonly<Record<string, readonly string[]>>;
}

/**
 * The first release of each key, by list. Omits keys that aren't known to be missing in the previous minor release, because they could be older.
 *
 * @param releases oldest first; only keys of the last release are returned
 */
export function firstReleases(releases: readonly Release[]): Record<string, Record<string, string>> {
  const current = releases.at(-1)?.lists ?? {};
  return Object.fromEntries(
    Object.entries(current).map(([list, keys]) => [
      list,
      Object.fromEntries(
        keys.flatMap((key) => {
          const first = firstWith(releases, list, key);
          return first === null ? [] : [[key, first]];
        }),
      ),
    ]),
  );
}

function firstWith(releases: readonly Release[], list: string, key: string): string | null {
  const isAbsent = releases.map(({lists}) => lists[list]?.includes(key) === false);
  const next = releases[isAbsent.lastIndexOf(true) + 1];
  return isAbsent.includes(true) && next?.lists[list]?.includes(key) === true ? next.release : null;
}
