// Loader for Docusaurus's list of the modules of all routes: without what makes the bundler compile them before anyone asks for them.

const WEAK = /, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g;

/**
 * @param {string} module text of .docusaurus/registry.js
 * @returns {string} the same, with only the function that imports each module
 */
export default function registryLoader(module) {
  const lazy = module.replaceAll(WEAK, ']');
  if (lazy === module || lazy.includes('resolveWeak')) {
    throw new Error(
      'plugins/lazy-compilation/registryLoader.mjs: the generated registry has another form than in Docusaurus 3.10.2. Adapt it, or take the plugin out of docusaurus.config.ts.',
    );
  }
  return lazy;
}
