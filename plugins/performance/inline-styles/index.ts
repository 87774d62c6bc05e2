import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createPageStyles, namesIn, type PageStyles} from './pageStyles';

const STYLESHEET = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^\s">]+)"?\s*\/?>/g;
/** The one sheet of all pages. Others come with what is loaded on demand. */
const ALL_PAGES = /\/styles\.[^/]+\.css$/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const TEXT_FONT = /url\((\/assets\/fonts\/geist-[\d.]+-text-[\w-]+\.woff2)\)/g;

/**
 * Inlines the style sheet and the text font (12 KB compressed) into each page, so that the first paint doesn't wait for a second round trip
 * and never shows a fallback font. The head has the rules for what the page contains (12 KB). The whole sheet (18 KB, of which 6 are new to
 * the compressor) is at the end, for what scripts show and for other pages. Pages opened with a link on the site are rendered by the app
 * and don't load either of them again.
 */
export async function inlineStyles(outDir: string, files: readonly string[]): Promise<(html: string) => string> {
  const sheets = new Map<string, Sheet>();
  for (const file of files.filter((name) => ALL_PAGES.test(name))) {
    const css = await readFile(path.join(outDir, file), 'utf8');
    const fonts = (css.match(FONT_FACE) ?? []).join('');
    const whole = css.replace(FONT_FACE, '');
    sheets.set(`/${file}`, {fonts: await inlineTextFont(outDir, fonts), ofPage: createPageStyles(whole), whole});
  }
  return (html) => withStyles(html, sheets);
}

interface Sheet {
  fonts: string;
  ofPage: PageStyles;
  /** Without the fonts. */
  whole: string;
}

async function inlineTextFont(outDir: string, css: string): Promise<string> {
  const addresses = new Set([...css.matchAll(TEXT_FONT)].map(([, address]) => address ?? ''));
  const fonts = new Map<string, string>();
  for (const address of addresses) fonts.set(address, await readFile(path.join(outDir, address), 'base64'));
  return css.replace(TEXT_FONT, (url, address: string) => `url(data:font/woff2;base64,${fonts.get(address) ?? ''})`);
}

/** Makes the browser decode the font while it parses the page, so that it is ready for the first paint. */
const LOAD_TEXT_FONT = `<script>document.fonts.load('1em Geist')</script>`;

/** @param sheets each style sheet by its URL */
function withStyles(html: string, sheets: ReadonlyMap<string, Sheet>): string {
  const atEnd: string[] = [];
  const styled = html.replace(STYLESHEET, (link, href: string) => {
    const sheet = sheets.get(href);
    if (!sheet) return link;
    atEnd.push(`<style>${sheet.whole}</style>`);
    return `<style>${sheet.fonts}${sheet.ofPage(namesIn(html))}</style>${LOAD_TEXT_FONT}`;
  });
  if (atEnd.length > 0 && !styled.includes('</body>')) {
    throw new Error(
      'plugins/performance/inline-styles/index.ts: a page has no </body>, other than with Docusaurus 3.10.2, so the whole style sheet has no place. Adapt withStyles.',
    );
  }
  return styled.replace('</body>', () => `${atEnd.join('')}</body>`);
}
