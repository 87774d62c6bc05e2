// Loader for Docusaurus's config in the browser: without what only a build reads.

/**
 * @param {string} module text of .docusaurus/docusaurus.config.mjs
 * @returns {string} the same without those keys
 */
export default function siteConfigLoader(module) {
  const [, json = '{}'] = /export default ({[^]*});?\s*$/.exec(module) ?? [];
  const {ssrTemplate, headTags, clientModules, presets, plugins, themes, ...config} = JSON.parse(json);
  if ([ssrTemplate, headTags, clientModules, presets, plugins, themes].includes(undefined)) {
    throw new Error(
      'plugins/bundle-size/siteConfig.mjs: the generated config has another form than in Docusaurus 3.10.2. Adapt it, or take the rule out of plugins/bundle-size.',
    );
  }
  return `export default ${JSON.stringify(config)};`;
}
