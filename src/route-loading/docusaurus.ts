/** Takes the place of Docusaurus's module of this name, `window.docusaurus`, through which links ask for pages. */
import {savesData} from '../site/savesData';
import {prefetchWhenWanted} from './prefetch';
import preload from './preload';

const preloaded = new Set<string>();

const docusaurus = {
  /** For links that came into view. */
  prefetch: prefetchWhenWanted,
  /** For a link that a reader points at. */
  preload(href: string): Promise<unknown> | false {
    const {pathname} = new URL(href, location.href);
    if (savesData() || preloaded.has(pathname)) return false;
    preloaded.add(pathname);
    return preload(pathname);
  },
};

export default Object.freeze(docusaurus);
