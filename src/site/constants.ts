/** What the site is called and what it points to. Plain values: safe in the browser and in Node. */

export const SITE_TITLE = 'Strapi 5 Documentation';
/** In the navbar and the footer. */
export const SITE_NAME = 'Strapi Docs';
export const SITE_TAGLINE = 'Documentation of Strapi 5 and Strapi Cloud';
export const DEFAULT_SITE_URL = 'https://docs.strapi.io';
export const DEFAULT_REPOSITORY_URL = 'https://github.com/strapi/documentation';
/** Kapa's URL, as in its SDK. */
export const DEFAULT_KAPA_URL = 'https://proxy.kapa.ai';
export const PRODUCT_REPOSITORY_URL = 'https://github.com/strapi/strapi';

/**
 * Docusaurus's ID of the element after the navbar, which the first paint waits for. Items of the navbar are right-aligned, so a browser
 * that paints before it has received all of them would move the first ones. Waiting for the last item doesn't work, because browsers stop
 * waiting at its opening tag.
 */
export const AFTER_NAVBAR_ID = '__docusaurus_skipToContent_fallback';

/** Docusaurus's mobile breakpoint: maximum width of the window (px). */
export const WIDEST_MOBILE = 996;

/** Key in local storage and attribute of the page for a hidden docs sidebar. */
export const HIDDEN_SIDEBAR = {storageKey: 'docs-sidebar', attribute: 'data-docs-sidebar', value: 'hidden'} as const;

/** The script that redirects old URLs where the server can't. `plugins/legacy-redirects` writes it. */
export const REDIRECTOR_URL = '/redirector.js';

/** The app that samples are run on, as a download. `plugins/bookshop-download` writes it. */
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
