import {isCode, type IndexedName} from './names';

/** What more sections document, such as `--debug`, belongs to none of them. */
const MAX_OWNERS = 6;

/** The names that searches put first, by the URLs of their sections. A plain word is a subject, which its own page explains better. */
export function searchedNames(names: readonly IndexedName[]): Map<string, string[]> {
  const byUrl = new Map<string, string[]>();
  for (const {name, owners} of names) {
    if (!isCode(name) || owners.length > MAX_OWNERS) continue;
    for (const {url} of owners) byUrl.set(url, [...new Set([...(byUrl.get(url) ?? []), name])]);
  }
  return byUrl;
}
