import {badgeText} from '../../src/site/badges';
import type {CorpusSection} from 'docs-corpus';
import {tablesOf, type WrittenTable} from 'docs-corpus/tables';

/** A row of a table that documents names of the packages. */
export interface CoverageRow {
  /** Names in the cell of the key column. */
  keys: readonly string[];
  /** Code in the "Default" cell; `null` if the table has no such column. */
  defaults: readonly string[] | null;
  /** Releases in its `<VersionBadge>`s. Several if its keys were added in different releases. */
  since: readonly string[];
  /** 1-based line of the row, or of its section's heading if the row comes from a snippet. */
  line: number;
}

/**
 * Rows of the tables whose first column has this name. If it has labels of a screen, the keys are in a column named "Key".
 *
 * @param of.inHeading matches the part of the section's heading that prefixes each key: "strapi export" for `strapi export --file`
 * @param of.prefixColumn the column whose code prefixes each key: `major --dry`
 * @param of.tables those of the page's file, to find the lines of the rows
 */
export function rowsOf(
  sections: readonly Pick<CorpusSection, 'markdown' | 'line' | 'headings'>[],
  column: string,
  {inHeading, prefixColumn, tables = []}: {inHeading?: RegExp; prefixColumn?: string; tables?: readonly WrittenTable[]} = {},
): CoverageRow[] {
  return sections.flatMap(({markdown, line, headings}) =>
    tablesOf(markdown).flatMap(({head, rows}) => {
      if (head[0] !== column) return [];
      const place = head.indexOf('Default');
      const keyPlace = keyColumn(head);
      const prefixPlace = prefixColumn === undefined ? -1 : head.indexOf(prefixColumn);
      const above = inHeading ? `${inHeading.exec(headings.at(-1) ?? '')?.[0] ?? ''} ` : '';
      return rows.map(({cells}) => ({
        keys: prefixesIn(cells[prefixPlace], above).flatMap((prefix) =>
          codeIn(cells[keyPlace] ?? '').map((code) => prefix + keyOf(code)),
        ),
        since: sinceIn(cells.join(' ')),
        defaults: place === -1 ? null : codeIn(cells[place] ?? '').map((value) => value.replace(/^(['"])(.*)\1$/, '$2')),
        line: lineOfRow(cells[keyPlace] ?? '', keyPlace, line, tables),
      }));
    }),
  );
}

/** Index of the column `Key`, or of the first column if there is none. */
export function keyColumn(head: readonly string[]): number {
  return Math.max(head.indexOf('Key'), 0);
}

/** `openapi.*.access` matches any key in place of the asterisk. */
export function matches(name: string, key: string): boolean {
  const names = name.split('.');
  const keys = key.split('.');
  return names.length === keys.length && names.every((part, index) => part === '*' || part === keys[index]);
}

/** The first row after a heading whose cell in the same place has the same code. @param heading 1-based */
function lineOfRow(cell: string, place: number, heading: number, tables: readonly WrittenTable[]): number {
  const codes = codeIn(cell);
  if (codes.length === 0) return heading;
  const hasCodes = (written: string): boolean => codes.every((code) => written.includes(`\`${code}\``));
  const row = tables.flatMap(({rows}) => rows).find(({line, cells}) => line > heading && hasCodes(cells[place] ?? ''));
  return row?.line ?? heading;
}

/** @param cell cell in the prefix column, if the table has one */
function prefixesIn(cell: string | undefined, above: string): string[] {
  return cell === undefined ? [above] : codeIn(cell).map((code) => `${above}${keyOf(code)} `);
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
