/** What the site is called and what it points to. Plain values: safe in the browser and in Node. */

export const SITE_TITLE = 'Strapi 5 Documentation';
export const SITE_TAGLINE = 'Documentation of Strapi 5 and Strapi Cloud';
export const DEFAULT_SITE_URL = 'https://docs.strapi.io';
export const DEFAULT_REPOSITORY_URL = 'https://github.com/strapi/documentation';
/** Where Kapa is called, as its SDK has it. */
export const DEFAULT_KAPA_URL = 'https://proxy.kapa.ai';
export const PRODUCT_REPOSITORY_URL = 'https://github.com/strapi/strapi';

/**
 * Docusaurus's id of what follows the navbar. Items of the navbar are right-aligned, so a browser that paints before all of
 * them came in would move the first ones: the first paint waits for what comes next. (Waiting for the last item would not help:
 * browsers stop waiting at its opening tag.)
 */
export const AFTER_NAVBAR_ID = '__docusaurus_skipToContent_fallback';

/** Widest window, in px, that Docusaurus's components and styles call mobile. */
export const WIDEST_MOBILE = 996;

/** A docs sidebar that the reader hid: what the browser stores, and the page's attribute that the styles look at. */
export const HIDDEN_SIDEBAR = {storageKey: 'docs-sidebar', attribute: 'data-docs-sidebar', value: 'hidden'} as const;

/** The script that leads on from old URLs where the server cannot: plugins/legacy-redirects writes it. */
export const REDIRECTOR_URL = '/redirector.js';

/** The app that the samples are run on, as a project of the reader: plugins/bookshop-download writes it. */
export const BOOKSHOP_ZIP = '/bookshop.zip';

/** A new id shows the bar again to readers who dismissed an earlier one. */
export const DEFAULT_ANNOUNCEMENT_ID = 'support_us';

export const LINKS = {
  docsV4: 'https://docs-v4.strapi.io',
  docsV3: 'https://docs-v3.strapi.io',
  contributorDocs: 'https://contributor.strapi.io',
  designSystem: 'https://design-system.strapi.io',
  discord: 'https://discord.strapi.io',
  discussions: 'https://github.com/strapi/strapi/discussions',
  x: 'https://twitter.com/strapijs',
  stackOverflow: 'https://stackoverflow.com/questions/tagged/strapi',
  blog: 'https://strapi.io/blog',
  product: 'https://strapi.io',
} as const;

/** Path of the index of names. The page of each kind is below. */
export const REFERENCE = '/reference';
