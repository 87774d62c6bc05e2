import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {cloud, cms, fileOf, type Entry, type Group} from './src/site/readingOrder';

type Item = Extract<NonNullable<SidebarsConfig[string]>, readonly unknown[]>[number];

function toItems(entries: Entry[]): Item[] {
  return [...new Set(entries)].flatMap((entry) => (typeof entry === 'string' ? toDoc(entry) : toCategory(entry)));
}

function toDoc(id: string): Item[] {
  const docId = docIdOf(id);
  return docId === undefined ? [] : [{type: 'doc', id: docId}];
}

function toCategory({label, page, entries}: Group): Item[] {
  const items = toItems(entries);
  const ownPage = page === undefined ? undefined : docIdOf(page);
  if (items.length === 0) return ownPage === undefined ? [] : [{type: 'doc', id: ownPage, label}];
  // Docusaurus tells groups with the same name apart by their keys.
  return [{type: 'category', key: page ?? label, label, items, ...(ownPage !== undefined && {link: {type: 'doc', id: ownPage}})}];
}

/** The docs plugin names a page after its file, an index page too: `rest/index`. */
function docIdOf(id: string): string | undefined {
  return fileOf(id)?.replace(/\.mdx?$/, '');
}

const sidebars: SidebarsConfig = {
  cmsSidebar: toItems(cms),
  cloudSidebar: toItems(cloud),
};

export default sidebars;
