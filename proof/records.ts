import path from 'node:path';
import {Finding} from '../plugins/corpus';
import {
  PERMISSIONS_FILE,
  readPermissionsFile,
  writePermissionsFile,
  type PermissionsFile,
} from '../plugins/fences/permissions/record';
import {readBooted} from './coverage/booted';
import {LISTS} from './coverage/lists';
import {LISTS_FILE, readListsFile, writeListsFile, type ListsFile} from '../plugins/name-index/listsFile';
import {readSinceFile, writeSinceFile} from '../plugins/name-index/sinceFile';
import {readLists} from './coverage/readLists';
import {installCms} from './installCms';
import {CODE_FILE, readCodeFile, writeCodeFile, type CodeFile} from './names/codeFile';
import {readCodeNames} from './names/codeNames';
import {readHeaders} from './names/headers';
import {readDrivers, readLicensed, readPackages} from './names/packages';
import {PANEL_FILE, readPanelFile, writePanelFile, type PanelFile} from './names/panelFile';
import {readPanelTexts} from './names/panelTexts';
import {
  PRODUCT_LINKS_FILE,
  readProductLinks,
  readProductLinksFile,
  writeProductLinksFile,
  type ProductLinksFile,
} from './names/productLinks';
import {isWord, readWords, readWordsFile, WORDS_FILE, writeWordsFile} from './names/words';
import {readPrograms} from './runners/cli/programs';
import {nextSince} from './since/nextSince';

/** UIDs that only exist in the admin panel. */
const WIDGETS = 'admin-panel.widgets';

const FIX = 'Run "npm run proof -- --record", and look at what has changed.';

/** What `npm run check` compares pages with, because it runs without the packages. */
interface Records {
  panel: PanelFile;
  code: CodeFile;
  lists: ListsFile;
  permissions: PermissionsFile;
  words: readonly string[];
  productLinks: ProductLinksFile;
}

/** Writes what the installed packages and the running bookshop have into the committed files. */
export async function writeRecords(siteDir: string, version: string): Promise<void> {
  const {panel, code, lists, permissions, words, productLinks} = await readRecords(siteDir, version);
  writeSinceFile(siteDir, nextSince(readSinceFile(siteDir), readListsFile(siteDir) ?? lists, lists));
  writePanelFile(siteDir, panel);
  writeCodeFile(siteDir, code);
  writeListsFile(siteDir, lists);
  writePermissionsFile(siteDir, permissions);
  writeWordsFile(siteDir, words);
  writeProductLinksFile(siteDir, productLinks);
}

/** Checks that the committed files match the installed packages. */
export async function compareRecords(siteDir: string, version: string): Promise<Finding[]> {
  const {panel, code, lists, permissions, words, productLinks} = await readRecords(siteDir, version);
  return [
    ...difference(PANEL_FILE, readPanelFile(siteDir), panel),
    ...difference(CODE_FILE, readCodeFile(siteDir), code),
    ...difference(LISTS_FILE, readListsFile(siteDir), lists),
    ...difference(PERMISSIONS_FILE, readPermissionsFile(siteDir), permissions),
    ...difference(WORDS_FILE, readWordsFile(siteDir), words),
    ...difference(PRODUCT_LINKS_FILE, readProductLinksFile(siteDir), productLinks),
  ];
}

async function readRecords(siteDir: string, version: string): Promise<Records> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  installCms(cmsDir);
  const {uids, routes, providers, graphql, permissions, types} = await readBooted(cmsDir);
  const {codemods} = await readPrograms(cmsDir);
  const lists = await readLists(cmsDir, LISTS);
  const widgets = Object.keys(lists[WIDGETS]?.items ?? {});
  const documented = Object.values(lists).flatMap(({items}) => Object.keys(items).filter((key) => /^\w+$/.test(key)));
  return {
    panel: {version, texts: readPanelTexts(cmsDir)},
    code: {
      version,
      names: sorted([...readCodeNames(cmsDir), ...codemods, ...readPackages(cmsDir), ...uids, ...widgets]),
      headers: readHeaders(cmsDir),
      providers: [...providers].sort(),
      drivers: readDrivers(cmsDir),
      licensed: readLicensed(cmsDir),
      routes: sorted(routes),
    },
    lists: {version, lists},
    permissions: {version, permissions, types},
    productLinks: {version, links: readProductLinks(cmsDir)},
    words: sorted([...readWords(cmsDir), ...graphql.filter(isWord), ...documented]),
  };
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

function difference(file: string, recorded: unknown, found: unknown): Finding[] {
  const written = new Set(textsIn(recorded));
  const shown = new Set(textsIn(found));
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
