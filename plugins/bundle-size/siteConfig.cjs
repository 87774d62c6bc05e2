// Loader for Docusaurus's config in the browser: without what only a build reads.

const BUILD_ONLY = ['ssrTemplate', 'headTags', 'clientModules', 'presets', 'plugins', 'themes'];

/**
 * @param {string} module text of .docusaurus/docusaurus.config.mjs
 * @returns {string} the same without those keys
 */
module.exports = function siteConfigLoader(module) {
  const [, json] = /export default ({[^]*});?\s*$/.exec(module) ?? [];
  /** @type {Record<string, unknown>} */
  const config = json === undefined ? {} : JSON.parse(json);
  const entries = Object.entries(config);
  const kept = entries.filter(([key]) => !BUILD_ONLY.includes(key));
  if (entries.length - kept.length !== BUILD_ONLY.length) {
    throw new Error(
      'plugins/bundle-size/siteConfig.cjs: the generated config has another form than in Docusaurus 3.10.2. Adapt it, or take the rule out of plugins/bundle-size.',
    );
  }
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
};
