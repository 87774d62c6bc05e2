import {isCode, type IndexedName} from './names';

/** A name that more sections document, such as `--debug`, isn't specific to any of them. */
const MAX_OWNERS = 6;

/** The names that searches list first, by the URL of their section. Excludes plain words, because pages about them are better results. */
export function searchedNames(names: readonly IndexedName[]): Map<string, string[]> {
  const byUrl = new Map<string, string[]>();
  for (const {name, owners} of names) {
    if (!isCode(name) || owners.length > MAX_OWNERS) continue;
    for (const {url} of owners) byUrl.set(url, [...new Set([...(byUrl.get(url) ?? []), name])]);
  }
  return byUrl;
}
