import {compareVersions, parseVersion} from '../../../site/versions';

/** The versions between which a reader upgrades. */
export interface Range {
  /** The version that the project has. `null` lists all releases. */
  from: string | null;
  to: string;
}

export interface ReadRange extends Range {
  /** What is wrong with the versions in the URL, if anything, and what is shown instead. */
  problems: string[];
  /** Whether the upgrade begins with the migration from Strapi 4. */
  isMigration: boolean;
}

/** The range in a URL, `?from=5.40.0&to=5.54.0`. @param latest the newest version that has notes */
export function readRange(search: string, latest: string): ReadRange {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const read = (key: string): string | null => {
    const text = query.get(key);
    if (text === null) return null;
    const version = parseVersion(text);
    if (version === null) {
      problems.push(`“${text}” isn't a version such as ${latest}, so it was ignored.`);
    } else if (compareVersions(version, latest) > 0) {
      problems.push(`There are no notes about ${version} yet. The latest version here is ${latest}.`);
      return latest;
    }
    return version;
  };
  let from = read('from');
  let to = read('to') ?? latest;
  if (from !== null && compareVersions(from, to) > 0) {
    problems.push(`${from} is newer than ${to}, so the list goes from ${to} to ${from}.`);
    [from, to] = [to, from];
  }
  const isMigration = from !== null && compareVersions(from, '5.0.0-0') < 0;
  return {from: isMigration ? null : from, to, problems, isMigration};
}

/** @returns the query of a URL, empty if everything is listed */
export function writeRange({from, to}: Range, latest: string): string {
  if (from === null && to === latest) return '';
  return `?${new URLSearchParams({...(from !== null && {from}), to}).toString()}`;
}

/** Whether an upgrade passes a release. The version that the project has isn't part of it. */
export function isPassed(version: string, {from, to}: Range): boolean {
  return (from === null || compareVersions(version, from) > 0) && compareVersions(version, to) <= 0;
}

/** The versions to choose from, newest first: the given ones and the first release of each minor version. */
export function choices(versions: readonly string[]): string[] {
  const minors = Math.max(...versions.map((version) => Number(version.split('.')[1])));
  const all = new Set([...versions, ...Array.from({length: minors + 1}, (_, minor) => `5.${minor}.0`)]);
  return [...all].sort((a, b) => compareVersions(b, a));
}
