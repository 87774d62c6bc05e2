// Loader for Docusaurus's config in the browser: without what only a build reads.

const BUILD_ONLY = ['ssrTemplate', 'headTags', 'clientModules', 'presets', 'plugins', 'themes'];

/**
 * @param {string} module text of .docusaurus/docusaurus.config.mjs
 * @returns {string} the same without those keys
 */
module.exports = function siteConfigLoader(module) {
  const [, json] = /export default ({[^]*});?\s*$/.exec(module) ?? [];
  const config = json === undefined ? null : JSON.parse(json);
  if (!config || !BUILD_ONLY.every((key) => key in config)) {
    throw new Error(
      'plugins/bundle-size/siteConfig.cjs: the generated config has another form than in Docusaurus 3.10.2. Adapt it, or take the rule out of plugins/bundle-size.',
    );
  }
  for (const key of BUILD_ONLY) delete config[key];
  return `export default ${JSON.stringify(config)};`;
};
