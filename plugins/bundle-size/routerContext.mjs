// Loader for the router's bundle: without its own version of React's contexts, for React before 16.3. That is all that needs `prop-types`
// in a production build, and nothing needs `react-is`, so both become empty modules in the router.

const CHOICE = 'React.createContext || createReactContext';
const OWN_CONTEXT = /^function createReactContext\([\s\S]*?\n\}\n/m;
const DEVELOPMENT = /^( *)if \(process\.env\.NODE_ENV !== "production"\) \{\n[\s\S]*?\n\1\}/gm;
const CHECKS = /\bPropTypes\.|\bisValidElementType\(/;

/**
 * @param {string} bundle text of a bundle of the router
 * @returns {boolean} whether its production code checks types with `prop-types` or `react-is`
 */
export function checksTypes(bundle) {
  return CHECKS.test(bundle.replace(DEVELOPMENT, ''));
}

/**
 * @param {string} bundle text of react-router/esm/react-router.js
 * @returns {string} the same, with React's contexts
 */
export function routerContext(bundle) {
  const result = bundle.replace(CHOICE, 'React.createContext').replace(OWN_CONTEXT, '');
  if (result.includes('createReactContext') || result.length === bundle.length || checksTypes(result)) {
    throw new Error(
      'plugins/bundle-size/routerContext.mjs: react-router has another layout than 5.3.4. Adapt the markers, or take the rule and the empty prop-types and react-is out of plugins/bundle-size.',
    );
  }
  return result;
}

export default routerContext;
