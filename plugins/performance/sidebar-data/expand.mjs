// Expands the packed sidebars in the browser.

/**
 * A link is `[label]` or `[label, place]`, a category `[label, place, items]`. What has more to say is left as Docusaurus wrote it.
 *
 * The place is that of the page in the table of all pages, which each page loads anyway: how many pages are between it and the
 * last page that a sidebar named. It is a URL for what isn't in the table, and `null` for a category without a page.
 *
 * @typedef {number | string | null} Place
 * @typedef {[string] | [string, Place] | [string, Place, Packed[]] | object} Packed
 */

/**
 * @param {string} label
 * @param {string} href
 * @returns {object} as Docusaurus writes it
 */
export const toLink = (label, href) => ({type: 'link', href, label, docId: href.slice(1), unlisted: false});

/**
 * @param {string} label
 * @param {string | null} href
 * @param {object[]} items
 * @returns {object} as Docusaurus writes it
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

/** Stands for the title and the description of each document, which nothing on this site shows outside its own page. */
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
