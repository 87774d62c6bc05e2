// Loader for Docusaurus's config in the browser: without what only a build reads.

/**
 * @param {string} module text of .docusaurus/docusaurus.config.mjs
 * @returns {string} the same without those keys
 */
export default function siteConfigLoader(module) {
  const [, json = '{}'] = /export default ({[^]*});?\s*$/.exec(module) ?? [];
  const {ssrTemplate, headTags, clientModules, presets, plugins, themes, ...forBrowser} = JSON.parse(json);
  const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown, storage, future, ...config} = forBrowser;
  const checks = [onBrokenLinks, onBrokenAnchors, onDuplicateRoutes];
  const built = [ssrTemplate, headTags, clientModules, presets, plugins, themes, ...checks, markdown, storage];
  if (built.includes(undefined) || !future?.experimental_router) {
    throw new Error(
      'plugins/bundle-size/siteConfig.mjs: the generated config has another form than in Docusaurus 3.10.2. Adapt it, or take the rule out of plugins/bundle-size.',
    );
  }
  const {experimental_router} = future;
  return `export default ${JSON.stringify({...config, future: {experimental_router}})};`;
}
