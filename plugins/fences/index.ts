import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SAMPLE_STEPS} from '../../src/landing/sample';
import {DRAWING_MODULE} from './diagrams/drawings';
import {highlightedCode} from './highlighting/codeHtml';
import {highlightLines} from './highlighting/highlight';

export {remarkDiagrams} from './diagrams/remarkDiagrams';
export {remarkHighlightedCode} from './highlighting/remarkHighlightedCode';
export {readPermissions} from 'docs-corpus/records/permissions';
export {remarkPermissions} from './permissions/remarkPermissions';
export {remarkScreenshots} from './remarkScreenshots';

/**
 * Supports the remark plugins for fences: loads the drawings of diagrams as modules, colors the landing page's requests and responses,
 * and prevents Docusaurus from loading Prism's languages on every page.
 */
export default function fencesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'fences',
    async contentLoaded({actions}) {
      const landing = SAMPLE_STEPS.map(({request, response, added}) => ({
        request: highlightLines(request, 'http').join('\n'),
        response: highlightedCode(response, 'json', added.length > 0 ? `{${added.join(',')}}` : null).html,
      }));
      await actions.createData('landing.json', landing);
    },
    configureWebpack: () => ({
      resolve: {alias: {[PRISM_LANGUAGES]: require.resolve('./nothing')}},
      module: {rules: [{test: path.join(siteDir, DRAWING_MODULE), use: require.resolve('./diagrams/loadDrawing.mjs')}]},
    }),
  };
}

/** A client module of Docusaurus's theme. src/theme/CodeBlock loads the languages with the rest of Prism. */
const PRISM_LANGUAGES = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
