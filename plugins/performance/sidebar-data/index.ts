import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Removes data from the sidebars that they don't show or that the route tables contain: descriptions, IDs, flags, and URLs. With 190
 * pages, this saves 11 of 13 KB (compressed).
 */
export function sidebarDataRule(generatedFilesDir: string, isServer: boolean) {
  const include = versionFile(path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p'));
  const use = {loader: require.resolve('./loader.mjs'), options: {generatedFilesDir, isServer}};
  return {include, type: 'javascript/auto', use};
}

function versionFile(folder: string): string {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const [file] = files.filter((candidate) => readFileSync(candidate, 'utf8').includes('"docsSidebars"'));
  if (file === undefined) {
    throw new Error(
      `plugins/performance/sidebar-data: no file in ${folder} has the data of the docs' version. Adapt sidebar-data/index.ts, or set PERFORMANCE=off.`,
    );
  }
  return file;
}
