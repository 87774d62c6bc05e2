// Expands the packed tables in the browser, to the formats that Docusaurus's router, its page loader, and `useAllDocsData` read.

/** Replaces the hash that Docusaurus appends to a route's path, which only distinguishes routes with the same path. */
const NO_HASH = 'packed';

/**
 * Routes that differ only in their path and in one chunk.
 *
 * @typedef {object} Group
 * @property {string} at path of the routes that contain these, one a line, outermost first
 * @property {Record<string, unknown>} fields of each route, such as its sidebar
 * @property {string} comp name of the component's chunk
 * @property {string} own what the component gets from the chunk that each route has for itself: `content`, or `__props`
 * @property {boolean} areDocs whether each is a document whose id is its path
 * @property {string[]} paths of the routes
 */

/** @param {(Omit<Group, 'paths'> & {paths: string})[]} packed */
export const expandGroups = (packed) => packed.map((group) => ({...group, paths: group.paths.split('\n')}));

/**
 * @param {Group[]} groups
 * @returns {Record<string, object>} chunk names by route; the chunk that a route has for itself is named after its path
 */
export function expandNames(groups) {
  return Object.fromEntries(
    groups.flatMap(({comp, own, paths}) => paths.map((path) => [`${path}-${NO_HASH}`, {__comp: comp, [own]: path}])),
  );
}

/**
 * @param {Group[]} groups
 * @param {((path: string, index: number) => () => Promise<unknown>)[]} loaders one for each group
 * @returns {Record<string, [() => Promise<unknown>]>} functions that load chunks, by chunk name
 */
export function expandRegistry(groups, loaders) {
  return Object.fromEntries(
    groups.flatMap(({paths}, group) => paths.map((path, index) => [path, [loaders[group](path, index)]])),
  );
}

/**
 * Creates the component of a route on first use and caches it, because creating all of them takes 40 ms on a phone.
 *
 * @typedef {{path: string, component?: unknown, routes?: Route[], [field: string]: unknown}} Route
 *
 * @param {any[]} tree routes that are in no group, each with its `hash`
 * @param {Group[]} groups
 * @param {(path: string, hash?: string) => unknown} create
 * @param {string[]} above paths of the routes above
 * @returns {Route[]}
 */
export function expandRoutes(tree, groups, create, above = []) {
  const at = above.join('\n');
  const packed = groups
    .filter((group) => group.at === at)
    .flatMap(({fields, paths}) => paths.map((path) => withComponent({path, ...fields}, NO_HASH, create)));
  const others = tree.map(({hash, routes, ...fields}) => {
    const route = routes ? {...fields, routes: expandRoutes(routes, groups, create, [...above, fields.path])} : fields;
    return withComponent(route, hash, create);
  });
  return [...packed, ...others];
}

/**
 * @param {{path: string}} route
 * @param {string | undefined} hash
 * @param {(path: string, hash?: string) => unknown} create
 */
function withComponent(route, hash, create) {
  return Object.defineProperty(route, 'component', {
    configurable: true,
    enumerable: true,
    get() {
      const value = create(route.path, hash);
      Object.defineProperty(this, 'component', {value, enumerable: true});
      return value;
    },
  });
}

/**
 * @param {Group[]} groups
 * @param {object[]} others documents that are not as their route tells
 * @returns {object[]} documents as `useAllDocsData` gives them
 */
export function expandDocs(groups, others) {
  const docs = groups
    .filter(({areDocs}) => areDocs)
    .flatMap(({fields: {sidebar}, paths}) => paths.map((path) => ({id: path.slice(1), path, ...(sidebar && {sidebar})})));
  const known = new Set(others.map(({path}) => path));
  return [...docs.filter(({path}) => !known.has(path)), ...others];
}
