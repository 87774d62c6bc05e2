// Loader for the list of routes that Docusaurus generates. It creates the component of each page and tag while it loads, 40 ms on a
// phone with 230 routes. Here each is created when it is asked for, and then kept.

const ENTRY = /component: (ComponentCreator\([^)]*\)),/g;
const IMPORT = "import ComponentCreator from '@docusaurus/ComponentCreator';";

/**
 * @param {string} routes text of the generated routes.js
 * @returns {string} the same with a getter for each component
 */
export function lazyRoutes(routes) {
  if (!routes.includes(IMPORT) || routes.search(ENTRY) === -1) {
    throw new Error(
      'plugins/weight/lazyRoutes.mjs: the list of routes has another form than in Docusaurus 3.10.2. Adapt the pattern, or take the rule out of plugins/weight.',
    );
  }
  return routes
    .replace(
      IMPORT,
      `${IMPORT}\nconst kept = (route, component) => (Object.defineProperty(route, 'component', {value: component}), component);`,
    )
    .replace(ENTRY, 'get component() { return kept(this, $1); },');
}

export default lazyRoutes;
