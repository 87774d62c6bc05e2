// Expands the packed sidebars in the browser.

/**
 * A link is `[label]` or `[label, place]`, a category `[label, place, items]`. An item with other properties is kept in Docusaurus's form.
 *
 * The place identifies the page in the table of all pages, which each page loads anyway: it's the number of pages between it and the
 * previous page of the sidebars. For an item that isn't in the table, it's a URL, and for a category without a page, `null`.
 *
 * @typedef {number | string | null} Place
 * @typedef {[string] | [string, Place] | [string, Place, Packed[]] | object} Packed
 */

/**
 * @param {string} label
 * @param {string} href
 * @returns {object} in Docusaurus's form
 */
export const toLink = (label, href) => ({type: 'link', href, label, docId: href.slice(1), unlisted: false});

/**
 * @param {string} label
 * @param {string | null} href
 * @param {object[]} items
 * @returns {object} in Docusaurus's form
 */
export function toCategory(label, href, items) {
  const page = href ? {key: href.slice(1), href} : {key: label};
  return {type: 'category', label, items, collapsed: true, collapsible: true, ...page};
}

/**
 * @param {Record<string, Packed[]>} sidebars
 * @param {string[]} paths of all pages
 */
export function expandSidebars(sidebars, paths) {
  let next = 0;

  /** @param {Place} place */
  function hrefOf(place) {
    if (typeof place !== 'number') return place;
    next += place + 1;
    return paths[next - 1];
  }

  /** @param {Packed} item */
  function expandItem(item) {
    if (!Array.isArray(item)) return item.items ? {...item, items: item.items.map(expandItem)} : item;
    const [label, place = 0, items] = item;
    const href = hrefOf(place);
    return items ? toCategory(label, href, items.map(expandItem)) : toLink(label, href);
  }

  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(expandItem)]));
}

/** Replaces the titles and descriptions of all documents, which this site only shows on their own pages. */
export const noDocs = new Proxy(
  {},
  {
    get(_target, id) {
      if (typeof id !== 'string') return undefined;
      throw new Error(
        `plugins/performance/sidebar-data: something asks for title and description of ${id}, as Docusaurus's DocCard does, but they aren't loaded. Take sidebarDataRule out of plugins/performance/plugin.ts, or set PERFORMANCE=off.`,
      );
    },
  },
);
