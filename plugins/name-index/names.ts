import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusPage, CorpusReader, CorpusSection} from 'docs-corpus';
import {untilPagesChange} from 'docs-corpus/untilPagesChange';
import {compareVersions} from '../../src/site/versions';
import {coversOf} from 'docs-corpus';
import {KINDS} from './kinds';
import {readListsFile, type ListsFile, type RecordedList} from 'docs-corpus/records/lists';
import {matches, rowsOf} from './rows';
import {readSinceFile, type SinceFile} from 'docs-corpus/records/since';

/** A section that documents a name. */
export interface Owner {
  /** Path of the page. */
  page: string;
  title: string;
  /** The heading, or `null` for the beginning of the page. */
  section: string | null;
  /** `/cms/cli#export` */
  url: string;
  /** The first release; `null` if it isn't known. */
  since: string | null;
}

export interface IndexedName {
  name: string;
  /** Id of its kind. */
  kind: string;
  /** The sections that document the name, in the order of the lists. */
  owners: Owner[];
}

export interface CoveringPage extends Pick<CorpusPage, 'path' | 'title' | 'sections'> {
  covers: readonly string[];
}

/** The first release of names that the record lacks. */
export const FIRST_RELEASE = '5.0.0';

const shared = new WeakMap<CorpusReader, () => IndexedName[]>();

/** The names of the site. Cached, because several plugins need them. */
export function sharedNames(siteDir: string, reader: CorpusReader): IndexedName[] {
  const names = shared.get(reader) ?? untilPagesChange(reader, (pages) => readNames(siteDir, pages));
  shared.set(reader, names);
  return names();
}

/** All documented names of a site, sorted by kind and name. Empty without the proof's records. */
export function readNames(siteDir: string, pages: readonly CorpusPage[]): IndexedName[] {
  const record = readListsFile(siteDir);
  if (!record) return [];
  const listed = pages.filter(({unlisted}) => !unlisted);
  const covering = listed.map((page) => ({...page, covers: coversOf(readFileSync(path.join(siteDir, page.file), 'utf8'))}));
  return namesIn(covering, record.lists, readSinceFile(siteDir).lists);
}

/** The section of a name has it in its heading, or in its table, which is found in the same way as by the coverage check. */
export function namesIn(pages: readonly CoveringPage[], lists: ListsFile['lists'], since: SinceFile['lists']): IndexedName[] {
  const names = new Map<string, IndexedName>();
  for (const [list, record] of Object.entries(lists)) {
    const places = placesOf(list, record, pages);
    for (const key of Object.keys(record.items)) {
      const name = nameOf(key, record);
      const place = places.find(({heading}) => isIn(name, heading)) ?? places.find(({keys}) => keys.includes(key));
      if (!place) continue;
      const kind = kindOf(list, name);
      const first = since[list] ? (since[list][key] ?? FIRST_RELEASE) : null;
      const entry = names.get(`${kind} ${name}`) ?? {name, kind, owners: []};
      addOwner(entry.owners, {...place.owner, since: first});
      names.set(`${kind} ${name}`, entry);
    }
  }
  const rank = new Map(KINDS.map(({id}, index) => [id, index]));
  return [...names.values()].sort(
    (a, b) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) || sortKey(a.name).localeCompare(sortKey(b.name), 'en'),
  );
}

/** Ignores leading symbols: `--file` is sorted under F. */
function sortKey(name: string): string {
  return name.replace(/^[^a-z0-9]+/i, '');
}

/** Sections with the keys in their tables, those with the most keys first. */
function placesOf(
  list: string,
  {column, inHeading, prefixColumn, items}: RecordedList,
  pages: readonly CoveringPage[],
): {keys: string[]; heading: string; owner: Omit<Owner, 'since'>}[] {
  const options = {prefixColumn, ...(inHeading !== undefined && {inHeading: new RegExp(inHeading)})};
  const keys = Object.keys(items);
  return pages
    .filter(({covers}) => covers.includes(list))
    .flatMap((page) =>
      page.sections.map((section) => {
        const written = rowsOf([section], column, options).flatMap((row) => row.keys);
        const own = keys.filter((key) => written.some((name) => matches(name, key)));
        return {keys: own, heading: section.headings.at(-1) ?? '', owner: ownerOf(page, section)};
      }),
    )
    .sort((a, b) => b.keys.length - a.keys.length);
}

function ownerOf({path: page, title}: CoveringPage, {anchor, headings}: CorpusSection): Omit<Owner, 'since'> {
  return {page, title, section: headings.at(-1) ?? null, url: anchor === null ? page : `${page}#${anchor}`};
}

/** A section about several commands can list the same flag for each. It's added once, with the first release. */
function addOwner(owners: Owner[], owner: Owner): void {
  const known = owners.find(({url}) => url === owner.url);
  if (known) known.since = firstOf([known, owner]);
  else owners.push(owner);
}

/** The first release of a name; `null` if no section has one. */
export function firstOf(owners: readonly Owner[]): string | null {
  const releases = owners.flatMap(({since}) => since ?? []);
  return releases.sort(compareVersions)[0] ?? null;
}

/** Removes the prefix that comes from the section's heading or another column: `strapi export --file` is `--file`. */
function nameOf(key: string, {inHeading, prefixColumn}: RecordedList): string {
  return inHeading === undefined && prefixColumn === undefined ? key : key.slice(key.lastIndexOf(' ') + 1);
}

/** Whether a heading contains a name. Plain words don't count. */
function isIn(name: string, heading: string): boolean {
  return isCode(name) && ` ${heading.replaceAll(/[(),:]+(?= |$)/g, '')} `.includes(` ${name} `);
}

/** `PORT`, `host`, and `populate` are words, `maxLimit`, `--no-run`, and `APP_KEYS` aren't. */
export function isCode(name: string): boolean {
  return /[^a-z0-9]|[a-z][A-Z]/.test(name) && !/^[A-Z0-9]+$/.test(name);
}

function kindOf(list: string, name: string): string {
  const kind = KINDS.find(({matches: belongs}) => belongs.test(`${list} ${name}`));
  if (!kind) throw new Error(`The list "${list}" has no kind. Add it to plugins/name-index/kinds.ts.`);
  return kind.id;
}
