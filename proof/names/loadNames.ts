import path from 'node:path';
import {readBookshopNames} from './bookshopNames';
import {knownNames, type KnownNames} from './checkNames';
import {PANEL_FILE, readPanelFile} from './panelFile';

let loaded: KnownNames | null = null;

/**
 * What the panel of the bookshop shows, from the committed list. Reads it once.
 *
 * @throws if there is no list
 */
export function loadNames(): KnownNames {
  if (loaded) return loaded;
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const file = readPanelFile(siteDir);
  if (!file) throw new Error(`${PANEL_FILE} is missing. Run "npm run proof -- --record".`);
  loaded = knownNames(file, readBookshopNames(siteDir));
  return loaded;
}
