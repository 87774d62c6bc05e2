import {AFTER_NAVBAR_ID} from '../../src/site/constants';

const EXPECTED = new RegExp(`(<link rel="?expect"? href="?#)${AFTER_NAVBAR_ID}(?=[" ])`);

/** Characters of HTML that fill the screen of a phone: 1 KB compressed, or 6 ms of a slow line. */
const FIRST_SCREEN = 5000;

const TITLE = '<h1';
const HEADING_ID = /<h[2-6]\b[^>]* id=("?)([^\s">]+)\1/;

/**
 * Delays the first paint until the browser has parsed the first screen of a docs page, up to the first heading below it. Otherwise, it
 * paints the navbar alone, lays out the page twice, and shows the text later.
 *
 * @throws {Error} if the page's link has another form, because the first paint would then be late without a warning
 */
export function waitForFirstScreen(html: string): string {
  const title = html.indexOf(TITLE);
  if (title === -1) return html;
  const [, , id] = HEADING_ID.exec(html.slice(title + FIRST_SCREEN)) ?? [];
  if (id === undefined) return html;
  if (!EXPECTED.test(html)) {
    throw new Error(
      `plugins/performance/firstPaint.ts: a page has no <link rel="expect"> for #${AFTER_NAVBAR_ID}, other than with Docusaurus 3.10.2. Adapt EXPECTED, or set PERFORMANCE=off.`,
    );
  }
  return html.replace(EXPECTED, (_link, start: string) => start + id);
}
