// Loader for react-helmet-async's bundle.

const EMIT = /(\w+)\.emitChange=function\(\)\{/;

/** All updates are computed from all mounted components, so that the last of them is enough. */
const ONCE = `
let waiting;
function emitOnce(dispatcher) {
  if (!waiting) requestAnimationFrame(() => setTimeout(() => {
    const last = waiting;
    waiting = undefined;
    last.emitNow();
  }));
  waiting = dispatcher;
}
`;

/**
 * @param {string} bundle text of react-helmet-async/lib/index.module.js
 * @returns {string} the same, updating the document's head once after the next paint
 */
export function oncePerPage(bundle) {
  if (!EMIT.test(bundle)) {
    throw new Error(
      'plugins/head-updates/oncePerPage.mjs: react-helmet-async has another layout than 1.3.0. Adapt the marker, or take the plugin out of docusaurus.config.ts.',
    );
  }
  return bundle.replace(EMIT, '$1.emitChange=function(){emitOnce(this)},$1.emitNow=function(){') + ONCE;
}

export default oncePerPage;
