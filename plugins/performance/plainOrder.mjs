// Loader for two modules of Docusaurus that sort keys and addresses while a page hydrates. The first `localeCompare` makes a browser
// load the rules of a language: 20 ms on a slow phone.

const COMPARISON = /\b([\w[\].]+)\.localeCompare\(([\w[\].]+)\)/g;

/**
 * @param {string} module text of a module with one comparison
 * @returns {string} the same, comparing by code units
 */
export function plainOrder(module) {
  if (module.match(COMPARISON)?.length !== 1) {
    throw new Error(
      'plugins/performance/plainOrder.mjs: a module compares strings in another way than in Docusaurus 3.10.2. Adapt the marker, or set PERFORMANCE=off.',
    );
  }
  return module.replace(COMPARISON, '($1 < $2 ? -1 : Number($1 > $2))');
}

export default plainOrder;
