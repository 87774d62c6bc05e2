import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DRAWING_MODULE} from './drawings';

export {DRAWINGS, drawingFile, drawingName, drawingNames, readDrawing} from './drawings';
export {remarkDiagrams} from './remarkDiagrams';

/** Loads the drawings that `remarkDiagrams` adds to pages as modules. */
export default function diagramsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'diagrams',
    configureWebpack: () => ({
      module: {rules: [{test: path.join(siteDir, DRAWING_MODULE), use: require.resolve('./loadDrawing.mjs')}]},
    }),
  };
}
