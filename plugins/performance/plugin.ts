import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {routeTablesRule, writePropFiles} from './route-tables';
import {sidebarDataRule} from './sidebar-data';

/** Changes what a build's chunks contain, how code is split into them, and how they are loaded. README.md lists the gains. */
export default function performancePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'performance',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(config, isServer, {currentBundler}) {
      const splitChunks = {cacheGroups: {common: {chunks: ROUTE_CHUNKS}, styles: {chunks: ROUTE_CHUNKS}}};
      if (process.env.NODE_ENV !== 'production') return isServer ? {} : {optimization: {splitChunks}};
      const sidebarData = sidebarDataRule(generatedFilesDir, isServer);
      if (isServer) return {module: {rules: [sidebarData]}};
      const {BannerPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        module: {rules: [routeTablesRule(generatedFilesDir), sidebarData]},
        // Short file names, because each page has the list of all chunks. Docusaurus's names also contain the chunk's name, and longer hashes.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {splitChunks: {cacheGroups: {...splitChunks.cacheGroups, react: REACT}}},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== CHUNK_ASSETS),
          new BannerPlugin(COMPILED_AHEAD),
          ...REPLACED.map(
            (file) =>
              new NormalModuleReplacementPlugin(new RegExp(`^\\./${path.parse(file).name}$`), (resource) => {
                if (resource.context.endsWith(CLIENT_FOLDER))
                  resource.request = require.resolve(`../../src/route-loading/${file}`);
              }),
          ),
        ],
      };
    },
    postBuild: ({outDir}) => writePropFiles(generatedFilesDir, outDir),
  };
}

/** Modules of Docusaurus for prefetching pages and for pending navigation, which those in `src/route-loading` replace. */
const REPLACED = ['docusaurus.ts', 'PendingNavigation.tsx'];
const CLIENT_FOLDER = path.join('@docusaurus', 'core', 'lib', 'client');

/** Lists the URL of each chunk by its name, for Docusaurus's prefetch. */
const CHUNK_ASSETS = 'ChunkAssetPlugin';

/**
 * React in a separate script: slow phones compile it in a separate task, which blocks them 30 ms less, and returning readers have it in
 * their cache after a deployment. Costs 1 KB.
 */
const REACT = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: /^main$/,
  name: 'react',
  enforce: true,
  priority: 50,
};

/**
 * Makes V8 compile the whole script in another thread while it is loaded (explicit compile hints). Otherwise, most functions are compiled
 * at their first call, which blocks a slow phone 30 to 50 ms longer, and delays pages that are opened with a click. For other browsers,
 * this is a comment. Chunks without a name are loaded on demand, such as Mermaid, and aren't compiled ahead.
 */
const COMPILED_AHEAD = {
  banner: ({chunk: {name}}: {chunk: {name?: string | null}}) => (name ? '//# allFunctionsCalledOnLoad' : ''),
  raw: true,
  test: /^assets\/js\/.*\.js$/,
  // PROCESS_ASSETS_STAGE_DEV_TOOLING: the minimizer, which removes comments, is done, and the hashes in the file names are not.
  stage: 500,
};

/**
 * Docusaurus puts a module that half of all pages share into `common`. On a small site that also catches the
 * inner modules of lazily loaded libraries (Mermaid's diagrams share dozens), 116 KB on every page. Only chunks
 * of routes have names, so only those count. For the same reason, the styles of what is loaded on demand (the search
 * modal, menus) come with it and are in no page's style sheet. A function would be called for each module and chunk,
 * after each edit too.
 */
const ROUTE_CHUNKS = /./;
