import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HASH_LENGTH, packBuiltChunkMap} from './chunkMap';
import {packTables, propFiles, TABLES} from './pack.mjs';

/**
 * Packs what each page loads of all others: their paths, and how their chunks are found. With 394 pages and tags, 23 KB
 * compressed become 8. The switch is the config's list of plugins.
 */
export default function routeTablesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-tables',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        mergeStrategy: {plugins: 'replace'},
        plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== CHUNK_ASSETS),
        // A chunk's id is in the page's code already, its name would have to be listed once more. The hash only has to tell two
        // builds of one chunk apart.
        output: {chunkFilename: `assets/js/[id].[contenthash:${HASH_LENGTH}].js`},
        // In the order of the tables, so that a chunk's id is hardly more than the last one's: 3 bytes less for each page. A page
        // that is added or removed gives those after it other ids, and their chunks other addresses.
        optimization: {chunkIds: 'natural'},
        module: {
          rules: [
            {
              include: TABLES.map((name) => path.join(generatedFilesDir, name)),
              type: 'javascript/auto',
              use: require.resolve('./loader.mjs'),
            },
          ],
        },
      };
    },
    async postBuild({outDir}) {
      await packBuiltChunkMap(path.join(outDir, 'assets/js'));
      const {folder, files} = propFiles(packTables(generatedFilesDir), generatedFilesDir);
      for (const {address, file} of files) {
        const copy = path.join(outDir, folder, address);
        await mkdir(path.dirname(copy), {recursive: true});
        await copyFile(file, copy);
      }
    },
  };
}

/** Lists the address of each chunk by its name, for Docusaurus's prefetch, which src/route-loading replaces. */
const CHUNK_ASSETS = 'ChunkAssetPlugin';
