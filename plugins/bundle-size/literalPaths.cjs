// In the place of the package `path-to-regexp` for the router. All routes of this site are plain paths, but the router makes a
// regular expression of each before it finds the right one: 1 KB, and time on each start that grows with the pages.

/**
 * @param {string} path `/cms/intro`, or `*` for any
 * @param {{name: number}[]} keys gets one for what `*` stands for
 * @param {{end?: boolean}} [options] `end: false` also accepts what is below the path
 */
module.exports = function literalPath(path, keys, {end = true} = {}) {
  if (path === '*') {
    keys.push({name: 0});
    return /^(.*)$/;
  }
  const base = path.replace(/\/$/, '');
  const lower = base.toLowerCase();
  return {
    /** @param {string} pathname */
    exec(pathname) {
      const head = pathname.slice(0, base.length);
      const rest = pathname.slice(base.length);
      if (head.toLowerCase() !== lower) return null;
      if (rest === '/') return [pathname];
      return rest === '' || (!end && rest.startsWith('/')) ? [head] : null;
    },
  };
};

/** @param {string} path of a redirect */
module.exports.compile = (path) => () => path;
