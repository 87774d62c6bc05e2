import type {Shown} from './literals';

/** Keys by list. */
export type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * What a release has: keys that its types declare, or that its code shows. Types were written long after many of the keys, and
 * code is rewritten, so a key is only missing if both lack it.
 *
 * @param faults why lists can't be read: those are unknown
 */
export function combined(
  declared: Lists,
  faults: Readonly<Record<string, string>>,
  shown: Shown,
): {lists: Lists; unknown: Lists} {
  const known = Object.entries(shown.lists).filter(([list]) => !(list in faults));
  return {
    lists: {...declared, ...Object.fromEntries(known.map(([list, keys]) => [list, [...(declared[list] ?? []), ...keys]]))},
    unknown: shown.unknown,
  };
}
