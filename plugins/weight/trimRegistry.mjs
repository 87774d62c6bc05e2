// Loader for the list of chunks that Docusaurus generates. Next to each import, it names the module twice more, for the
// server's use; in the browser these names are dead weight, 5 KB compressed with 258 pages.

const ENTRY = /(\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * @param {string} registry text of the generated registry.js
 * @returns {string} the same with the imports only
 */
export function trimRegistry(registry) {
  if (registry.includes('import(') && !ENTRY.test(registry)) {
    throw new Error(
      'plugins/weight/trimRegistry.mjs: the registry has another form than in Docusaurus 3.10.2. Adapt the pattern, or take the rule out of plugins/weight.',
    );
  }
  return registry.replace(ENTRY, '$1]');
}

export default trimRegistry;
