// Two settings make a cold build cheaper. `npm run docusaurus` gives V8 128 MB for young objects and one thread to collect garbage: 56 s of CPU
// instead of 67 with 64 MB and several threads. HTML isn't minified: 3 s less, for pages that are larger by 0.3 of 51 KB (Brotli).
// Docusaurus reads the variable when it is loaded.
import {accessSync, constants} from 'node:fs';

process.env.SKIP_HTML_MINIFICATION = 'true';
// Fonts of accents are from 7.8 KB on. Docusaurus would write files of up to 10 KB into the style sheet, and so into each page.
process.env.WEBPACK_URL_LOADER_LIMIT = '7000';
requireWritable(process.cwd());
await import('@docusaurus/core/bin/docusaurus.mjs');

/** @param {string} folder */
function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    console.error(
      `${folder} can't be written, and a build needs its folders .docusaurus and build. Copy the checkout to a folder that can.`,
    );
    process.exit(1);
  }
}
