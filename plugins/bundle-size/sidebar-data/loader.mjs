// Loader for the data of the docs' version, which comes with each docs page.

import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {expandItem} from './expand.mjs';

const EXPAND = JSON.stringify(fileURLToPath(new URL('expand.mjs', import.meta.url)));

/**
 * @param {any} item of a sidebar, as Docusaurus writes it
 * @returns {import('./expand.mjs').Packed}
 */
export function packItem(item) {
  const items = item.items?.map(packItem);
  const packed = items ? [item.label, item.href ?? 0, items] : [item.label, item.href ?? ''];
  if (isDeepStrictEqual(expandItem(packed), item)) return packed;
  return items ? {...item, items} : item;
}

/**
 * @param {string} text of the JSON file
 * @returns {string} a module of the same value, but for the documents
 */
export default function sidebarDataLoader(text) {
  const {version} = JSON.parse(text);
  if (!version?.docsSidebars || !version.docs) {
    throw new Error(
      "plugins/bundle-size/sidebar-data: the data of the docs' version has another form than in Docusaurus 3.10.2. Adapt sidebar-data/loader.mjs, or take the trim out of docusaurus.config.ts.",
    );
  }
  const {docsSidebars, ...rest} = version;
  const packed = Object.fromEntries(Object.entries(docsSidebars).map(([name, items]) => [name, items.map(packItem)]));
  return `
    import {expandSidebars, noDocs} from ${EXPAND};
    const docsSidebars = expandSidebars(${JSON.stringify(packed)});
    export default {version: {...${JSON.stringify({...rest, docs: undefined})}, docsSidebars, docs: noDocs}};`;
}
