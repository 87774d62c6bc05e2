import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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
        // Each page has the list of all chunks. Docusaurus's file names have a chunk's name as well, and two more letters of its hash.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
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
