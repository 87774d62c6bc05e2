// Bundled, then run as `node easyopsIndex.cjs <folder of pages> <file of paths> <folder for generated modules>`: builds the index
// of @easyops-cn/docusaurus-search-local with the plugin's own functions, as its `postBuild` does after a Docusaurus build.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js';
import {generate} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js';
import {scanDocuments} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js';

// The plugin's defaults, from its validateOptions.js.
const OPTIONS = {
  language: ['en'],
  hashed: false,
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
  fuzzyMatchingDistance: 1,
};

const [folder, pathsFile, generated] = process.argv.slice(2);

async function main() {
  mkdirSync(generated, {recursive: true});
  const indexFile = generate(OPTIONS, generated);
  const pages = JSON.parse(readFileSync(pathsFile, 'utf8')).map((url) => ({
    url,
    filePath: path.join(folder, `${url}.html`),
    type: 'docs',
  }));
  const index = buildIndex(await scanDocuments(pages, OPTIONS), OPTIONS);
  writeFileSync(path.join(folder, indexFile.replace('{dir}', '')), JSON.stringify(index));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
