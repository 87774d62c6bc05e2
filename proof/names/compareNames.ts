import path from 'node:path';
import type {Finding} from '../finding';
import {installCms} from '../installCms';
import {readBooted} from '../coverage/booted';
import {LISTS} from '../coverage/lists';
import {readPrograms} from '../runners/cli/programs';
import {CODE_FILE, readCodeFile, writeCodeFile, type CodeFile} from './codeFile';
import {readCodeNames} from './codeNames';
import {readHeaders} from './headers';
import {readDrivers, readLicensed, readPackages} from './packages';
import {PANEL_FILE, readPanelFile, writePanelFile} from './panelFile';
import {readPanelTexts} from './panelTexts';

/** UIDs that only exist in the admin panel. */
const WIDGETS = 'admin-panel.widgets';

const FIX = 'Run "npm run proof -- --record", and look at what has changed.';

/** Records the texts of the installed panel and the names in the packages' code. @returns the number of texts */
export async function updateNames(siteDir: string, version: string): Promise<number> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  installCms(cmsDir);
  const texts = readPanelTexts(cmsDir);
  writePanelFile(siteDir, {version, texts});
  writeCodeFile(siteDir, {version, ...(await readCode(cmsDir))});
  return texts.length;
}

/**
 * Checks that the committed lists match the pinned version, without reading packages. Reports the first mismatch only, because one
 * command writes both lists.
 */
export function compareNameVersion(siteDir: string, version: string): Finding[] {
  const lists = [
    {file: PANEL_FILE, what: 'texts', written: readPanelFile(siteDir)?.version},
    {file: CODE_FILE, what: 'names', written: readCodeFile(siteDir)?.version},
  ];
  return lists
    .filter(({written}) => written !== version)
    .map(({file, what, written}) => {
      const fault = `It has the ${what} of Strapi ${written ?? 'no version'}, not of ${version}.`;
      return {file, line: 1, fault, fix: FIX};
    })
    .slice(0, 1);
}

/** Checks that the committed lists match the installed packages. */
export async function compareNames(siteDir: string, version: string): Promise<Finding[]> {
  const outdated = compareNameVersion(siteDir, version);
  if (outdated.length > 0) return outdated;
  const code = await readCode(path.join(siteDir, 'proof/cms'));
  return [
    ...difference(PANEL_FILE, readPanelFile(siteDir)?.texts ?? [], readPanelTexts(path.join(siteDir, 'proof/cms'))),
    ...difference(CODE_FILE, textsOf(readCodeFile(siteDir)), textsOf(code)),
  ];
}

function textsOf(code: Omit<CodeFile, 'version'> | null): string[] {
  if (!code) return [];
  const drivers = Object.entries(code.drivers).map(([name, version]) => `${name}@${version}`);
  return [...code.names, ...code.headers, ...code.providers, ...drivers, ...code.licensed, ...code.routes];
}

/** What the packages and the running bookshop have. */
async function readCode(cmsDir: string): Promise<Omit<CodeFile, 'version'>> {
  const {uids, routes, providers} = await readBooted(cmsDir);
  const {codemods} = await readPrograms(cmsDir);
  const widgets = (await LISTS.find(({name}) => name === WIDGETS)?.read(cmsDir)) ?? [];
  const names = [...readCodeNames(cmsDir), ...codemods, ...readPackages(cmsDir), ...uids, ...widgets.map(({key}) => key)];
  return {
    names: [...new Set(names)].sort(),
    headers: readHeaders(cmsDir),
    providers: [...providers].sort(),
    drivers: readDrivers(cmsDir),
    licensed: readLicensed(cmsDir),
    routes: [...new Set(routes)].sort(),
  };
}

function difference(file: string, recorded: readonly string[], found: readonly string[]): Finding[] {
  const written = new Set(recorded);
  const shown = new Set(found);
  const gone = [...written].filter((text) => !shown.has(text));
  const added = [...shown].filter((text) => !written.has(text));
  const [first] = [...gone, ...added];
  if (first === undefined) return [];
  const fault = `It doesn't match the packages: ${gone.length} texts were removed, ${added.length} were added, for example "${first}".`;
  return [{file, line: 1, fault, fix: FIX}];
}
