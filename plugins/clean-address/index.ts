import type {Plugin} from '@docusaurus/types';

/**
 * `/cms/intro.html` and `/cms/intro/index.html` show the page `/cms/intro` on any host. Hosts without redirect rules serve
 * the file at the long URL, so this runs before hydration, which would fail otherwise. The URL includes the origin, because
 * a path that begins with two slashes would be another host.
 */
const SCRIPT = `(function(l){var p=l.pathname.replace(/(?:\\/index)?\\.html$/,'')||'/';if(p!==l.pathname)history.replaceState(history.state,'',l.origin+p+l.search+l.hash)})(location)`;

export default function cleanAddressPlugin(): Plugin {
  return {
    name: 'clean-address',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: SCRIPT}]};
    },
  };
}
