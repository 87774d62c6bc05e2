import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {packTables, propFiles, TABLES} from './pack.mjs';

/**
 * Packs what each page loads of all others: their paths, and how their chunks are found. With 394 pages and tags, 23 KB
 * compressed become 8.
 */
export function routeTablesRule(generatedFilesDir: string) {
  return {
    include: TABLES.map((name) => path.join(generatedFilesDir, name)),
    type: 'javascript/auto',
    use: require.resolve('./loader.mjs'),
  };
}

/** The data of pages that comes as JSON. */
export async function writePropFiles(generatedFilesDir: string, outDir: string): Promise<void> {
  const {folder, files} = propFiles(packTables(generatedFilesDir), generatedFilesDir);
  for (const {url, file} of files) {
    const copy = path.join(outDir, folder, url);
    await mkdir(path.dirname(copy), {recursive: true});
    await copyFile(file, copy);
  }
}
