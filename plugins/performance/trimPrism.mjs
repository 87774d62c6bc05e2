// Loader for prism-react-renderer's bundle. It carries 17 themes and 30 languages into what colors code in a browser, 14 KB compressed;
// this site has its own theme, and names its languages in the config, which Docusaurus adds one by one.

/** Sections of the bundle, by the comments that its own build puts in front of them. */
const LANGUAGES = '// src/prism-langs.ts\n';
const PRISM = /var Prism = __toESM\(require_prism\(\)\);\n/;
const THEMES = '// src/themes/index.ts\n';
const RENDERER = '// src/index.ts\n';

/** What the renderer names of the removed sections; the default theme is never used, the site always passes its own. */
const LEFT_OVER = 'var themes_exports = {};\nvar vsDark_default = {plain: {}, styles: []};\n';

/**
 * @param {string} bundle text of prism-react-renderer/dist/index.mjs
 * @returns {string} the same without its languages and themes
 */
export function trimPrism(bundle) {
  const start = bundle.indexOf(LANGUAGES);
  const themes = bundle.indexOf(THEMES, start);
  const end = bundle.indexOf(RENDERER, themes);
  const prism = PRISM.exec(bundle.slice(start, themes))?.[0];
  if (start === -1 || themes === -1 || end === -1 || prism === undefined) {
    throw new Error(
      'plugins/performance/trimPrism.mjs: prism-react-renderer has another layout than 2.4.1. Adapt the markers, or set PERFORMANCE=off.',
    );
  }
  return bundle.slice(0, start) + prism + LEFT_OVER + bundle.slice(end);
}

export default trimPrism;
