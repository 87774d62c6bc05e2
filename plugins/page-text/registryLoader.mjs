// Loader for Docusaurus's registry, the functions that load the chunks of routes: those of pages load their text, too.

const LOAD_PAGE = /\(\) ?=> ?import\([^)]*?"@site\/[^"]*\.mdx?"\s*\)/g;

/**
 * @param {string} registry text of .docusaurus/registry.js, or what plugins/bundle-size makes of it
 * @returns {string}
 */
export default function registryLoader(registry) {
  const wrapped = registry.replace(LOAD_PAGE, (load) => `withText(${load})`);
  if (wrapped === registry) {
    throw new Error(
      'plugins/page-text/registryLoader.mjs: the registry of chunks has another form than in Docusaurus 3.10.2. Adapt it, or take pageTextPlugin out of docusaurus.config.ts.',
    );
  }
  return `import {withText} from '@site/src/page-text';\n${wrapped}`;
}
