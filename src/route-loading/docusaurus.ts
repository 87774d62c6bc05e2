/** Replaces Docusaurus's module of this name, `window.docusaurus`, which links use to load pages. */
import {savesData} from '../lib/savesData';
import {loadRoute} from './loadRoute';
import {prefetchWhenWanted} from './prefetch';

const preloaded = new Set<string>();

const docusaurus = {
  /** Called for links that were rendered. */
  prefetch: prefetchWhenWanted,
  /** Called for a link that a reader points at. */
  preload(href: string): Promise<unknown> | false {
    const {pathname} = new URL(href, location.href);
    if (savesData() || preloaded.has(pathname)) return false;
    preloaded.add(pathname);
    const loading = loadRoute(pathname);
    // A failure is ignored, because a click loads the file again.
    loading.catch(() => {});
    return loading;
  },
};

export default Object.freeze(docusaurus);
