import type {Plugin} from '@docusaurus/types';

/**
 * `/cms/intro.html` and `/cms/intro/index.html` show the page `/cms/intro` on any host. A host without redirect
 * rules serves the file under the long address; this runs before hydration, which would not match otherwise. The origin
 * comes before the path, since a path with two slashes in front would name another host.
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
