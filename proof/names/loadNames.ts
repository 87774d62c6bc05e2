import path from 'node:path';
import {readBookshopNames} from './bookshopNames';
import {knownNames, type KnownNames} from './checkNames';
import type {KnownCode} from './checkCodeNames';
import {CODE_FILE, readCodeFile} from './codeFile';
import {OTHER_NAMES} from '../rules/knownPackages';
import {readWordsFile} from './words';
import {PANEL_FILE, readPanelFile} from './panelTexts';

let loaded: KnownNames | null = null;

/**
 * The names that the bookshop's panel shows, from the committed list. Reads the list once.
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

let loadedCode: KnownCode | null = null;

/**
 * Names in the packages' code and routes of the bookshop, from the committed list. Reads the list once.
 *
 * @throws if there is no list
 */
export function loadCodeNames(): KnownCode {
  if (loadedCode) return loadedCode;
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const file = readCodeFile(siteDir);
  if (!file) throw new Error(`${CODE_FILE} is missing. Run "npm run proof -- --record".`);
  const names = new Set([...file.names, ...OTHER_NAMES]);
  loadedCode = {...file, names, words: new Set([...readWordsFile(siteDir), ...OTHER_NAMES])};
  return loadedCode;
}
