import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parseDocsDir} from './plugins/environment';
import {writtenPages, toSidebars} from './plugins/corpus/reading-order';

const {fileOf, pagesUnder} = writtenPages(path.resolve(__dirname, parseDocsDir(process.env)));

// The docs plugin names a page after its file, an index page too: `rest/index`.
const sidebars = toSidebars({pagesUnder, docIdOf: (id) => fileOf(id)?.replace(/\.mdx?$/, '')});

/** Docusaurus refuses two groups without a page that have the same key, so theirs begin with the names of the groups around them. */
function withKeys(items: SidebarsConfig[string], around = ''): SidebarsConfig[string] {
  if (!Array.isArray(items)) return items;
  return items.map((item) => {
    if (typeof item === 'string' || item.type !== 'category') return item;
    const name = `${around}${item.label}`;
    return {...item, ...(!item.link && {key: name}), items: withKeys(item.items, `${name} › `)};
  });
}

export default Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, withKeys(items)]));
