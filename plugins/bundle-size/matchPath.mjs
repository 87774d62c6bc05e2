// Loader for the router's bundle: a route whose path is too long or too short for the URL is passed over before anything is made of it. A
// click compares the URL with each page's route up to the right one, in several places of Docusaurus. Paths are literal, see
// literalPaths.cjs.

const START = /(function matchPath\(pathname, options\) \{\n)([\s\S]*?\n)(  var paths = \[\]\.concat\(path\);\n)/;

/** The only lengths that match: the path's own, and one more or less for a slash at the end, unless what is below the path matches, too. */
const BY_LENGTH = `  if (typeof path === "string" && path !== "*") {
    var more = pathname.length - path.length;
    if (more < -1 || (exact && more > 1)) return null;
  }
`;

/**
 * @param {string} bundle text of react-router/esm/react-router.js
 * @returns {string} the same, with the comparison of lengths in `matchPath`
 */
export default function matchPath(bundle) {
  const result = bundle.replace(START, (_all, head, options, paths) => head + options + BY_LENGTH + paths);
  if (result === bundle) {
    throw new Error(
      'plugins/bundle-size/matchPath.mjs: react-router has another matchPath than 5.3.4. Adapt START, or take the rule out of plugins/bundle-size.',
    );
  }
  return result;
}
