// Loader for react-helmet-async's bundle in the browser: without the half of it that writes tags into HTML on a server. No bundler
// can see that nothing calls it.

/** The function that writes all tags: `k=function(t){var e=t.baseTag,…`. */
const WRITE = /=function\((\w+)\)\{(?=var \w+=\1\.baseTag,)/g;

/**
 * @param {string} bundle text of react-helmet-async/lib/index.module.js
 * @returns {string} the same, with a function that throws, so that all behind it is unused
 */
export function helmetServer(bundle) {
  if (bundle.match(WRITE)?.length !== 1) {
    throw new Error(
      'plugins/bundle-size/helmetServer.mjs: react-helmet-async has another layout than 1.3.0. Adapt the marker, or take the rule out of plugins/bundle-size.',
    );
  }
  return bundle.replace(
    WRITE,
    (start) => `${start}throw new Error("plugins/bundle-size/helmetServer.mjs: no tags in a browser");`,
  );
}

export default helmetServer;
