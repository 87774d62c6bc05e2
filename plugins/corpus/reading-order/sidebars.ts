import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {cloudOrder, cmsOrder, type Entry, type Group} from '../../../readingOrder';

type Item = Extract<NonNullable<SidebarsConfig[string]>, readonly unknown[]>[number];

interface Pages {
  /** IDs of the pages directly in a folder, by name. */
  pagesUnder: (folder: string) => string[];
  /** The docs plugin's ID of a page; `undefined` excludes the page. */
  docIdOf: (id: string) => string | undefined;
}

/** The reading order as Docusaurus's sidebars. */
export function toSidebars({pagesUnder, docIdOf}: Pages): SidebarsConfig {
  function toItems(entries: readonly Entry[]): Item[] {
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
    // Docusaurus distinguishes groups with the same name by key.
    return [
      {type: 'category', key: page ?? label, label, items, ...(ownPage !== undefined && {link: {type: 'doc', id: ownPage}})},
    ];
  }

  return {cmsSidebar: toItems(cmsOrder(pagesUnder)), cloudSidebar: toItems(cloudOrder)};
}
