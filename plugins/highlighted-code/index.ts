import type {Plugin} from '@docusaurus/types';
import {REQUEST, RESPONSE} from '../../src/landing/sample';
import {highlightedCode} from './codeHtml';

export {remarkHighlightedCode} from './remarkHighlightedCode';

/** Colors the landing page's sample, and keeps Docusaurus from loading the languages of Prism with every page. */
export default function highlightedCodePlugin(): Plugin {
  return {
    name: 'highlighted-code',
    async contentLoaded({actions}) {
      const landing = {
        request: highlightedCode(REQUEST, 'http', 'title="Request"'),
        response: highlightedCode(RESPONSE, 'json', 'title="Response, 200"'),
      };
      await actions.createData('landing.json', landing);
    },
    configureWebpack() {
      return {resolve: {alias: {[PRISM_LANGUAGES]: require.resolve('../../src/site/nothing')}}};
    },
  };
}

/** A client module of Docusaurus's theme. src/theme/CodeBlock loads the languages with the rest of Prism. */
const PRISM_LANGUAGES = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
