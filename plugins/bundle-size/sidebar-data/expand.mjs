// Makes the sidebars of their packed form again, in the browser.

/**
 * A link is `[label, href]`, a category `[label, href, items]`, with `0` for a category without a page. What has more to say is
 * left as Docusaurus wrote it.
 *
 * @typedef {[string, string] | [string, string | 0, Packed[]] | object} Packed
 */

/**
 * @param {Packed} item
 * @returns {object}
 */
export function expandItem(item) {
  if (!Array.isArray(item)) return item.items ? {...item, items: item.items.map(expandItem)} : item;
  const [label, href, items] = item;
  if (!items) return {type: 'link', href, label, docId: href.slice(1), unlisted: false};
  const page = href ? {key: href.slice(1), href} : {key: label};
  return {type: 'category', label, items: items.map(expandItem), collapsed: true, collapsible: true, ...page};
}

/** @param {Record<string, Packed[]>} sidebars */
export function expandSidebars(sidebars) {
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(expandItem)]));
}

/** Stands for the title and the description of each document, which nothing on this site shows outside its own page. */
export const noDocs = new Proxy(
  {},
  {
    get(_target, id) {
      if (typeof id !== 'string') return undefined;
      throw new Error(
        `plugins/bundle-size/sidebar-data: something asks for title and description of ${id}, as Docusaurus's DocCard does, but they aren't loaded. Take the trim out of docusaurus.config.ts.`,
      );
    },
  },
);
