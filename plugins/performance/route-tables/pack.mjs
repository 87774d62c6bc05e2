// Packs the four tables that Docusaurus generates and each page loads: routes, names of chunks, functions that load them, and
// global data. All four contain the same paths.

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {expandDocs, expandNames, expandRoutes} from './expand.mjs';

/** The files that are packed. */
export const TABLES = ['routes.js', 'routesChunkNames.json', 'registry.js', 'globalData.json'];

/** Minimum number of routes in a group. */
const SMALLEST_GROUP = 5;

const ROUTES_HEAD = "import ComponentCreator from '@docusaurus/ComponentCreator';";
const ENTRY = /^ {2}"([^"]+)": \[(\(\) => import\([^)]*?"([^"]*)"\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\],?(?:};)?$/gm;
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * @typedef {import('./expand.mjs').Group} Group
 * @typedef {object} Tables
 * @property {Group[]} groups
 * @property {object[]} tree routes in no group
 * @property {Record<string, object>} names chunk names of routes in no group
 * @property {Map<string, {load: string, module: string}>} chunks how each chunk is loaded, and what is in it
 * @property {string[][]} groupChunks name of each route's own chunk, by group
 * @property {GlobalData} globalData without the documents that can be derived from the groups
 *
 * @typedef {{versions: {docs: object[]}[]}} DocsInstance
 * @typedef {Record<string, Record<string, DocsInstance>>} GlobalData
 */

/**
 * @param {string} folder where Docusaurus generates files
 * @returns {Tables}
 * @throws {Error} if the tables have an unknown form, or if expanding them doesn't restore them
 */
export function packTables(folder) {
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const routes = readRoutes(read('routes.js'));
  const names = JSON.parse(read('routesChunkNames.json'));
  const chunks = readRegistry(read('registry.js'));
  const globalData = JSON.parse(read('globalData.json'));

  const groups = groupRoutes(routes, names);
  const packed = new Set(groups.flatMap(({routes}) => routes));
  const documents = globalData[DOCS_PLUGIN]?.default?.versions[0].docs ?? [];
  const lean = groups.map(({routes, ...group}) => {
    const paths = routes.map(({path: url}) => url);
    const ids = new Set(documents.map(({id}) => `/${id}`));
    return {...group, areDocs: paths.every((url) => ids.has(url)), paths};
  });
  const keys = new Set([...packed].map(keyOf));
  const tables = {
    groups: lean,
    tree: without(routes, packed),
    names: Object.fromEntries(Object.entries(names).filter(([key]) => !keys.has(key))),
    chunks,
    groupChunks: groups.map(({own, routes}) => routes.map((route) => names[keyOf(route)][own])),
    globalData: packGlobalData(globalData, lean),
  };
  check(routes, tables);
  return tables;
}

/** @returns {object[]} routes, each with its `hash` in place of its component */
function readRoutes(text) {
  if (!text.includes(ROUTES_HEAD) || !text.includes('export default ')) throw changed('The list of routes');
  const code = text.replace(/^import .*$/gm, '').replace('export default ', 'return ');
  const routes = new Function('ComponentCreator', code)((...[, hash]) => ({hash}));
  const flatten = ({component, routes: inner, ...fields}) => ({
    ...fields,
    ...component,
    ...(inner && {routes: inner.map(flatten)}),
  });
  return routes.map(flatten);
}

function readRegistry(text) {
  const chunks = new Map([...text.matchAll(ENTRY)].map(([, name, load, module]) => [name, {load, module}]));
  if (chunks.size === 0 || chunks.size !== text.match(/\bimport\(/g)?.length) throw changed('The registry of chunks');
  return chunks;
}

/** Groups routes that differ only in their path and one chunk. */
function groupRoutes(routes, names, above = []) {
  const groups = new Map();
  for (const route of routes) {
    const {routes: inner} = route;
    const fields = omit(route, ['path', 'hash', 'routes']);
    const {__comp: comp, ...rest} = names[keyOf(route)] ?? {};
    const [own, ...others] = Object.keys(rest);
    if (inner || !fields.exact || others.length > 0 || typeof rest[own] !== 'string') continue;
    const group = {at: above.join('\n'), fields, comp, own};
    const key = JSON.stringify(group);
    groups.set(key, {...group, routes: [...(groups.get(key)?.routes ?? []), route]});
  }
  const large = [...groups.values()].filter((group) => group.routes.length >= SMALLEST_GROUP);
  return [...large, ...routes.flatMap((route) => groupRoutes(route.routes ?? [], names, [...above, route.path]))];
}

function without(routes, packed) {
  return routes
    .filter((route) => !packed.has(route))
    .map((route) => (route.routes ? {...route, routes: without(route.routes, packed)} : route));
}

/** Keeps only the documents that can't be derived from the groups. */
function packGlobalData(globalData, groups) {
  const [version, ...versions] = globalData[DOCS_PLUGIN]?.default?.versions ?? [];
  if (!version) throw changed('The global data');
  const known = new Map(expandDocs(groups, []).map((doc) => [doc.path, doc]));
  const docs = version.docs.filter((doc) => !isDeepStrictEqual(known.get(doc.path), doc));
  const byId = (list) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!isDeepStrictEqual(byId(expandDocs(groups, docs)), byId(version.docs))) throw changed('The global data');
  const instance = {...globalData[DOCS_PLUGIN].default, versions: [{...version, docs}, ...versions]};
  return {...globalData, [DOCS_PLUGIN]: {...globalData[DOCS_PLUGIN], default: instance}};
}

function omit(object, keys) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

function keyOf({path: url, hash}) {
  return `${url}-${hash}`;
}

/** Checks that expanding restores the tables, except for order and hashes. */
function check(routes, {tree, groups, names}) {
  const plain = (list) =>
    list
      .map((route) => JSON.stringify({...omit(route, ['hash', 'component']), ...(route.routes && {routes: plain(route.routes)})}))
      .sort();
  const expanded = expandRoutes(tree, groups, () => null);
  const count = Object.keys(expandNames(groups)).length + Object.keys(names).length;
  const all = (list) => list.flatMap(({routes: inner, ...route}) => [route, ...all(inner ?? [])]);
  const isWhole = isDeepStrictEqual(plain(expanded), plain(routes)) && count + 1 === all(routes).length;
  if (!isWhole) throw changed('The list of routes');
}

/**
 * URLs of the data that pages load as JSON. The folder's name changes with the data, so that it can be cached forever.
 *
 * @param {Tables} tables
 * @param {string} folder where Docusaurus generates files
 * @returns {{folder: string, files: {url: string, file: string}[]}}
 */
export function propFiles({groups, chunks, groupChunks}, folder) {
  const files = groups.flatMap(({own, paths}, group) =>
    own === '__props'
      ? paths.map((url, index) => ({
          url: `${url}.json`,
          file: chunks.get(groupChunks[group][index]).module.replace('@generated', folder),
        }))
      : [],
  );
  const hash = createHash('sha256');
  for (const {url, file} of files) hash.update(url).update(readFileSync(file));
  return {folder: `/assets/props/${hash.digest('hex').slice(0, 8)}`, files};
}

/** @param {string} what has changed */
function changed(what) {
  return new Error(
    `plugins/performance/route-tables: ${what} has another form than in Docusaurus 3.10.2. Adapt plugins/performance/route-tables/pack.mjs, or set PERFORMANCE=off.`,
  );
}
