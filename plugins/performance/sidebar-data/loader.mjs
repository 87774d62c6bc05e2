// Loader for the data of the docs version, which each docs page loads.

import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {packTables, TABLES} from '../route-tables/pack.mjs';
import {toCategory, toLink} from './expand.mjs';

const EXPAND = JSON.stringify(fileURLToPath(new URL('expand.mjs', import.meta.url)));

/**
 * @param {Record<string, any[]>} sidebars in Docusaurus's form
 * @param {string[]} paths of all pages
 * @returns {Record<string, import('./expand.mjs').Packed[]>}
 */
export function packSidebars(sidebars, paths) {
  const positions = new Map(paths.map((path, position) => [path, position]));
  let next = 0;

  function placeOf(href) {
    const position = positions.get(href);
    if (position === undefined) return href ?? null;
    const place = position - next;
    next = position + 1;
    return place;
  }

  function packItem(item) {
    const {label, href, items} = item;
    const isPlain = isDeepStrictEqual(items ? toCategory(label, href ?? null, items) : toLink(label, href ?? ''), item);
    if (!isPlain) return items ? {...item, items: items.map(packItem)} : item;
    const place = placeOf(href);
    if (items) return [label, place, items.map(packItem)];
    return place === 0 ? [label] : [label, place];
  }

  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(packItem)]));
}

/**
 * @param {string} text of the JSON file
 * @param {string[]} paths of all pages
 * @param {string} pathsCode statements that define them as `paths`
 * @returns {string} a module with the same value, except for the documents
 */
export function sidebarModule(text, paths, pathsCode) {
  const {version} = JSON.parse(text);
  if (!version?.docsSidebars || !version.docs) {
    throw new Error(
      "plugins/performance/sidebar-data: the data of the docs' version has another form than in Docusaurus 3.10.2. Adapt sidebar-data/loader.mjs, or set PERFORMANCE=off.",
    );
  }
  const {docsSidebars, ...rest} = version;
  return `
    import {expandSidebars, noDocs} from ${EXPAND};
    ${pathsCode}
    const docsSidebars = expandSidebars(${JSON.stringify(packSidebars(docsSidebars, paths))}, paths);
    export default {version: {...${JSON.stringify({...rest, docs: undefined})}, docsSidebars, docs: noDocs}};`;
}

/** Only the browser's tables are packed. */
const BROWSER_PATHS = `
    import {groups} from '@generated/routesChunkNames';
    const paths = groups.flatMap(({areDocs, paths}) => (areDocs ? paths : []));`;

/** @this {{getOptions: () => {generatedFilesDir: string, isServer: boolean}, addDependency: (file: string) => void}} */
export default function sidebarDataLoader(text) {
  const {generatedFilesDir, isServer} = this.getOptions();
  for (const name of TABLES) this.addDependency(path.join(generatedFilesDir, name));
  const paths = packTables(generatedFilesDir).groups.flatMap(({areDocs, paths}) => (areDocs ? paths : []));
  return sidebarModule(text, paths, isServer ? `const paths = ${JSON.stringify(paths)};` : BROWSER_PATHS);
}
