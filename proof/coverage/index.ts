import {readFileSync} from 'node:fs';
import path from 'node:path';
import {coversOf, Finding, parseMdx, type CorpusPage} from 'docs-corpus';
import {LISTS_FILE, readListsFile, type ListsFile, type RecordedList} from 'docs-corpus/records/lists';
import {tablesIn, type WrittenTable} from 'docs-corpus/tables';
import {rowsOf} from '../../plugins/name-index/rows';
import {WHATS_NEW} from '../../plugins/release-feed/releasePages';
import {readSinceFile, SINCE_FILE, type SinceFile} from 'docs-corpus/records/since';
import {pinnedVersion} from '../pinnedVersion';
import {missingChecks, missingNews} from '../since/whatsNew';
import {compare, type CoverageItem} from './compare';

/** A page that claims lists of the packages in its front matter. */
interface Claim {
  page: CorpusPage;
  covers: readonly string[];
  /** The tables of its file. */
  tables: readonly WrittenTable[];
}

/** Compares what the packages have, as it was recorded, with the pages that claim to document it. Needs no CMS. */
export function checkCoverage(siteDir: string, pages: readonly CorpusPage[]): Finding[] {
  const version = pinnedVersion(siteDir);
  const record = readListsFile(siteDir);
  const since = readSinceFile(siteDir);
  if (record?.version !== version) return [staleRecord(LISTS_FILE)];
  const claims = pages.map((page) => {
    const text = readFileSync(path.join(siteDir, page.file), 'utf8');
    const covers = coversOf(text);
    return {page, covers, tables: covers.length === 0 ? [] : tablesIn(parseMdx(text), text)};
  });
  const releasesPages = pages.filter(({id}) => WHATS_NEW.test(id));
  return [
    ...(since.version === version ? [] : [staleRecord(SINCE_FILE)]),
    ...claims.flatMap((claim) => unknownLists(claim, record)),
    ...Object.entries(record.lists).flatMap(([name, list]) => checkList(name, list, claims, since.lists[name])),
    ...missingNews(since.lists, releasesPages),
    ...missingChecks(releasesPages),
  ];
}

function staleRecord(file: string): Finding {
  return new Finding(
    file,
    1,
    "Its version isn't the bookshop's.",
    'Run "npm run proof -- --record", and look at what has changed.',
  );
}

function unknownLists({page, covers}: Claim, {lists}: ListsFile): Finding[] {
  return covers
    .filter((name) => !(name in lists))
    .map((name) => new Finding(page.file, 1, `There is no list "${name}".`, `The lists are ${Object.keys(lists).join(', ')}.`));
}

/** Compares one list with the pages that claim it. */
export function checkList(
  name: string,
  list: RecordedList,
  claims: readonly Claim[],
  since: SinceFile['lists'][string] = {},
): Finding[] {
  const claiming = claims.filter(({covers}) => covers.includes(name));
  const [first] = claiming;
  if (!first) {
    const home = claims.find(({page}) => page.id === list.page);
    const fix = `Add "covers: ['${name}']" to the front matter of the page that has its names.`;
    return [new Finding(home?.page.file ?? LISTS_FILE, 1, `No page covers ${name}.`, fix)];
  }
  const {column, prefixColumn, source} = list;
  const inHeading = list.inHeading === undefined ? undefined : new RegExp(list.inHeading);
  const rows = claiming.flatMap(({page, tables}) =>
    rowsOf(page.sections, column, {
      ...(inHeading && {inHeading}),
      ...(prefixColumn !== undefined && {prefixColumn}),
      tables,
    }),
  );
  const items = Object.entries(list.items).map(([key, value]): CoverageItem => (value === null ? {key} : {key, default: value}));
  return compare(items, rows, source, since).map(({line, fault, fix}) => new Finding(first.page.file, line, fault, fix));
}
