import {matches, type CoverageRow} from '../../plugins/name-index/rows';
import type {NameFault} from '../names/checkNames';

/** Something that the installed packages have: a settings key, an operator. */
export interface CoverageItem {
  /** `http.serverOptions` */
  key: string;
  /** The default as a page writes it, if it can be read: `true`, `./public`. */
  default?: string;
}

/**
 * Compares what exists with the rows of a page in both directions, along with known defaults and first releases.
 *
 * @param since first releases by key
 */
export function compare(
  items: readonly CoverageItem[],
  rows: readonly CoverageRow[],
  source: string,
  since: Readonly<Record<string, string>> = {},
): NameFault[] {
  const faults: NameFault[] = [];
  const documented = items.filter(({key}) => rows.some((row) => row.keys.some((name) => matches(name, key))));
  for (const {keys, defaults, line} of rows)
    for (const name of keys) {
      const own = items.filter(({key}) => matches(name, key));
      if (own.length === 0 && !items.some(({key}) => isAbove(name, key)))
        faults.push({line, fault: `"${name}" is documented but doesn't exist.`, fix: `Remove or correct it (${source}).`});
      for (const item of own) {
        if (item.default === undefined || defaults === null) continue;
        if (!defaults.includes(item.default))
          faults.push({
            line,
            fault: `The default of "${item.key}" is ${shown(item.default)}, but the page says ${defaults.map(shown).join(', ') || 'nothing'}.`,
            fix: `Correct it (${source}).`,
          });
      }
    }
  for (const {key} of documented) faults.push(...sinceFaults(key, since[key], rows));
  for (const row of rows) faults.push(...badgeFaults(row, items, since));
  for (const {key} of items)
    if (!documented.some((item) => item.key === key))
      faults.push({line: 1, fault: `"${key}" exists but isn't documented.`, fix: `Add a row for it (${source}).`});
  return faults;
}

/** One of the rows of a key must state its first release, if it's known. */
function sinceFaults(key: string, first: string | undefined, rows: readonly CoverageRow[]): NameFault[] {
  const own = rows.filter(({keys}) => keys.some((name) => matches(name, key)));
  if (first === undefined || own.some(({since}) => since.includes(first))) return [];
  const {line = 1, since = []} = own.find((row) => row.since.length > 0) ?? own[0] ?? {};
  const page = since.length === 0 ? "doesn't say so" : `says ${since.join(', ')}`;
  const fix = `Write <VersionBadge since="${first}" /> into its row.`;
  return [{line, fault: `"${key}" was added in ${first}, but the page ${page}.`, fix}];
}

/** A release in a row must be the first one of a key that the row names, directly or as a part of a group. */
function badgeFaults(
  {keys, since, line}: CoverageRow,
  items: readonly CoverageItem[],
  first: Readonly<Record<string, string>>,
): NameFault[] {
  const own = items.map(({key}) => key).filter((key) => keys.some((name) => matches(name, key) || isAbove(name, key)));
  const isReported = own.some((key) => {
    const release = first[key];
    return release !== undefined && !since.includes(release) && keys.some((name) => matches(name, key));
  });
  if (isReported) return [];
  return since
    .filter((release) => !own.some((key) => first[key] === release))
    .map((release) => ({
      line,
      fault: `The page says that ${keys.map((key) => `"${key}"`).join(', ')} was added in ${release}, but the record doesn't.`,
      fix: 'Remove the <VersionBadge> or correct it (proof/since/since.json).',
    }));
}

function shown(value: string): string {
  return value === '' ? "''" : value;
}

/** `openapi` is a parent of `openapi.admin.access`. */
function isAbove(name: string, key: string): boolean {
  return key.startsWith(`${name}.`);
}
