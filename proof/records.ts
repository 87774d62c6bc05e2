import path from 'node:path';
import {Finding} from 'docs-corpus';
import {PERMISSIONS_FILE, readPermissionsFile, writePermissionsFile} from 'docs-corpus/records/permissions';
import {readBooted} from './coverage/booted';
import {readLists} from './coverage/lists';
import {LISTS_FILE, readListsFile, writeListsFile} from 'docs-corpus/records/lists';
import {readSinceFile, SINCE_FILE, writeSinceFile} from 'docs-corpus/records/since';
import {installCms} from './installCms';
import {CODE_FILE, readCodeFile, writeCodeFile} from './names/codeFile';
import {readCodeNames} from './names/codeNames';
import {readHeaders} from './names/headers';
import {readDrivers, readLicensed, readPackages} from './names/packages';
import {MENU_FILE, readMenuFile, writeMenuFile} from './panel/menuFile';
import {PANEL_FILE, readPanelFile, readPanelTexts, writePanelFile} from './names/panelTexts';
import {PRODUCT_LINKS_FILE, readProductLinks, readProductLinksFile, writeProductLinksFile} from './names/productLinks';
import {isWord, readWords, readWordsFile, WORDS_FILE, writeWordsFile} from './names/words';
import {readPrograms} from './runners/cli/programs';
import {nextSince} from './since/nextSince';

/** UIDs that only exist in the admin panel. */
const WIDGETS = 'admin-panel.widgets';

const FIX = 'Run "npm run proof -- --record", and look at what has changed.';

/** A committed file that `npm run check` compares pages with, because it runs without the packages. */
interface Recorded {
  file: string;
  /** The committed content, and the content for the installed packages. */
  before: unknown;
  now: unknown;
  write: () => void;
}

/** Updates the committed files from the installed packages and the running bookshop. */
export async function writeRecords(siteDir: string, version: string): Promise<void> {
  for (const {write} of await readRecords(siteDir, version)) write();
}

/** Checks that the committed files match the installed packages. */
export async function compareRecords(siteDir: string, version: string): Promise<Finding[]> {
  return (await readRecords(siteDir, version)).flatMap(difference);
}

async function readRecords(siteDir: string, version: string): Promise<Recorded[]> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  installCms(cmsDir);
  const {uids, routes, providers, graphql, permissions, types} = await readBooted(cmsDir);
  const {codemods} = await readPrograms(cmsDir);
  // Imported here, because loading the browser's library would delay every proof.
  const {readMenu} = await import('./panel/readMenu');
  const menu = {version, ...(await readMenu(siteDir))};
  const lists = {version, lists: await readLists(cmsDir)};
  const since = nextSince(readSinceFile(siteDir), readListsFile(siteDir) ?? lists, lists);
  const widgets = Object.keys(lists.lists[WIDGETS]?.items ?? {});
  const documented = Object.values(lists.lists).flatMap(({items}) => Object.keys(items).filter((key) => /^\w+$/.test(key)));
  const words = sorted([...readWords(cmsDir), ...graphql.filter(isWord), ...documented]);
  const code = {
    version,
    names: sorted([...readCodeNames(cmsDir), ...codemods, ...readPackages(cmsDir), ...uids, ...widgets]),
    headers: readHeaders(cmsDir),
    providers: [...providers].sort(),
    drivers: readDrivers(cmsDir),
    licensed: readLicensed(cmsDir),
    routes: sorted(routes),
  };
  const recorded = <Value>(
    file: string,
    read: (siteDir: string) => unknown,
    write: (siteDir: string, value: Value) => void,
    now: Value,
  ): Recorded => ({file, before: read(siteDir), now, write: () => write(siteDir, now)});
  return [
    recorded(PANEL_FILE, readPanelFile, writePanelFile, {version, texts: readPanelTexts(cmsDir)}),
    recorded(MENU_FILE, readMenuFile, writeMenuFile, menu),
    recorded(CODE_FILE, readCodeFile, writeCodeFile, code),
    recorded(LISTS_FILE, readListsFile, writeListsFile, lists),
    recorded(SINCE_FILE, readSinceFile, writeSinceFile, since),
    recorded(PERMISSIONS_FILE, readPermissionsFile, writePermissionsFile, {version, permissions, types}),
    recorded(WORDS_FILE, readWordsFile, writeWordsFile, words),
    recorded(PRODUCT_LINKS_FILE, readProductLinksFile, writeProductLinksFile, {version, links: readProductLinks(cmsDir)}),
  ];
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

function difference({file, before, now}: Recorded): Finding[] {
  const written = new Set(textsIn(before));
  const shown = new Set(textsIn(now));
  const gone = [...written].filter((text) => !shown.has(text));
  const added = [...shown].filter((text) => !written.has(text));
  const [first] = [...gone, ...added];
  if (first === undefined) return [];
  const reason = `It doesn't match the packages: ${gone.length} texts were removed, ${added.length} were added, for example "${first}".`;
  return [new Finding(file, 1, reason, FIX)];
}

/** Each value with its path in objects: `drivers.pg: 8.20.0`. Items of lists have no path. */
function textsIn(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, place));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, place === '' ? key : `${place}.${key}`));
  return [`${place}: ${String(value)}`];
}
