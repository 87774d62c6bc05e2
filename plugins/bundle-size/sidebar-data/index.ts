import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Takes out of the sidebars' data what they don't show, and what the tables of routeTablesPlugin tell: descriptions, ids, flags,
 * addresses, 11 KB of 13 compressed with 190 pages. The switch is the config's list of plugins.
 */
export default function sidebarDataPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'sidebar-data',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const file = versionFile(path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p'));
      const use = {loader: require.resolve('./loader.mjs'), options: {generatedFilesDir, isServer}};
      return {module: {rules: [{include: file, type: 'javascript/auto', use}]}};
    },
  };
}

function versionFile(folder: string): string {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const [file] = files.filter((candidate) => readFileSync(candidate, 'utf8').includes('"docsSidebars"'));
  if (file === undefined) {
    throw new Error(
      `plugins/bundle-size/sidebar-data: no file in ${folder} has the data of the docs' version. Adapt sidebar-data/index.ts, or take the trim out of docusaurus.config.ts.`,
    );
  }
  return file;
}
