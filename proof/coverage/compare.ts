import {badgeText} from '../../src/site/badges';

/** Something that the installed packages have: a settings key, an operator. */
export interface CoverageItem {
  /** `http.serverOptions` */
  key: string;
  /** The default as a page writes it, if it can be read: `true`, `./public`. */
  default?: string;
}

/** A table row of a page. */
export interface CoverageRow {
  /** Names in the first cell. */
  keys: readonly string[];
  /** Code in the "Default" cell; `null` if the table has no such column. */
  defaults: readonly string[] | null;
  /** Releases in its `<VersionBadge>`s: several, if its keys were added in different releases. */
  since: readonly string[];
  /** 1-based line of the row, or of its section's heading if the row comes from a snippet. */
  line: number;
}

export interface CoverageFault {
  line: number;
  fault: string;
  fix: string;
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
): CoverageFault[] {
  const faults: CoverageFault[] = [];
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
function sinceFaults(key: string, first: string | undefined, rows: readonly CoverageRow[]): CoverageFault[] {
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
): CoverageFault[] {
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

/** `openapi.*.access` matches any key in place of the asterisk. */
function matches(name: string, key: string): boolean {
  const names = name.split('.');
  const keys = key.split('.');
  return names.length === keys.length && names.every((part, index) => part === '*' || part === keys[index]);
}

/** `openapi` is a parent of `openapi.admin.access`. */
function isAbove(name: string, key: string): boolean {
  return key.startsWith(`${name}.`);
}

/** The parts of a page section that tables are read from. */
export interface TableSection {
  markdown: string;
  line: number;
  /** Headings from level 2 down to the section's own. */
  headings: readonly string[];
}

/**
 * Rows of the tables whose first column has this name.
 *
 * @param of.inHeading matches the part of the section's heading that prefixes each key: "strapi export" for `strapi export --file`
 * @param of.prefixColumn the column whose code prefixes each key: `major --dry`
 * @param of.lines the page's file, to find the lines of the rows
 */
export function rowsOf(
  sections: readonly TableSection[],
  column: string,
  {inHeading, prefixColumn, lines = []}: {inHeading?: RegExp; prefixColumn?: string; lines?: readonly string[]} = {},
): CoverageRow[] {
  return sections.flatMap(({markdown, line, headings}) =>
    tablesOf(markdown).flatMap(([head = [], , ...body]) => {
      if (head[0] !== column) return [];
      const place = head.indexOf('Default');
      const prefixPlace = prefixColumn === undefined ? -1 : head.indexOf(prefixColumn);
      const above = inHeading ? `${inHeading.exec(headings.at(-1) ?? '')?.[0] ?? ''} ` : '';
      return body.map(([first = '', ...others]) => ({
        keys: prefixesIn(others[prefixPlace - 1], above).flatMap((prefix) => codeIn(first).map((code) => prefix + keyOf(code))),
        since: sinceIn([first, ...others].join(' ')),
        defaults: place === -1 ? null : codeIn(others[place - 1] ?? '').map((value) => value.replace(/^(['"])(.*)\1$/, '$2')),
        line: lineOfRow(first, line, lines),
      }));
    }),
  );
}

/** The first row after a heading whose first cell has the same code. @param heading 1-based */
function lineOfRow(cell: string, heading: number, lines: readonly string[]): number {
  const codes = codeIn(cell).map((code) => `\`${code}\``);
  const isRow = (line: string): boolean => /^\s*\|/.test(line) && codes.every((code) => (cellsOf(line)[0] ?? '').includes(code));
  const index = codes.length === 0 ? -1 : lines.findIndex((line, place) => place >= heading && isRow(line));
  return index < 0 ? heading : index + 1;
}

/** @param cell cell in the prefix column, if the table has one */
function prefixesIn(cell: string | undefined, above: string): string[] {
  return cell === undefined ? [above] : codeIn(cell).map((code) => `${above}${keyOf(code)} `);
}

/** Cells by row, by table. */
function tablesOf(markdown: string): string[][][] {
  const tables: string[][][] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const isRow = /^\s*\|.*\|\s*$/.test(line);
    if (isRow && !isOpen) tables.push([]);
    isOpen = isRow;
    if (isRow) tables.at(-1)?.push(cellsOf(line));
  }
  return tables;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The releases of `<VersionBadge>`s in Markdown. */
function sinceIn(row: string): string[] {
  const releases = [...row.matchAll(/\b5\.\d+\.\d+\b/g)].map(([found]) => found);
  return releases.filter((found) => row.includes(`*${badgeText.version(found)}*`));
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** `openapi['content-api'].access` -> `openapi.content-api.access`, `--dbport <port>` -> `--dbport`, `to <version>` -> `to` */
function keyOf(code: string): string {
  if (code.startsWith('-')) return code.split(' ')[0] ?? '';
  if (/ [<[]/.test(code)) return code.replace(/ [<[].*$/, '');
  return code.replace(/\[['"]([^'"]+)['"]\]/g, '.$1');
}
