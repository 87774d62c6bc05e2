// In the place of the package `history` for the router, which also has kinds of history that nothing on this site uses: addresses
// after a `#`, and in memory. A bundler can't see that, since the router's classes may have side effects.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

/** For the router's `HashRouter` and `MemoryRouter`. */
export function createHashHistory() {
  throw new Error(
    'plugins/bundle-size/routerHistory.mjs: this kind of history is left out. Take the alias out of plugins/bundle-size.',
  );
}

export const createMemoryHistory = createHashHistory;
