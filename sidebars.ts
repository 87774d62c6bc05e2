import path from 'node:path';
import {parseDocsDir} from './plugins/environment';
import {writtenPages, toSidebars} from './plugins/corpus/reading-order';

const {fileOf, pagesUnder} = writtenPages(path.resolve(__dirname, parseDocsDir(process.env)));

// The docs plugin names a page after its file, an index page too: `rest/index`.
export default toSidebars({pagesUnder, docIdOf: (id) => fileOf(id)?.replace(/\.mdx?$/, '')});
