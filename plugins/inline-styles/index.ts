import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageWork} from '../built-pages';
import {collectNames, usedStyles} from './usedStyles';

const STYLESHEET = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^\s">]+)"?\s*\/?>/g;
/** The one sheet of all pages. Others come with what is loaded on demand. */
const ALL_PAGES = /\/styles\.[^/]+\.css$/;
const TEXT_FONT = /url\((\/assets\/fonts\/geist-[\d.]+-text-[\w-]+\.woff2)\)/g;

/**
 * Inlines what is used of the style sheet (18 KB compressed) and the text font (12 KB) into each page, so that the first paint doesn't wait
 * for a second round trip and never shows a fallback font. Pages opened with a link on the site are rendered by the app and
 * don't load either of them again.
 */
export const inlineStylesWork: PageWork = {
  async begin(outDir, files) {
    const styles = new Map<string, string>();
    const names = await collectNames(
      outDir,
      files.filter((file) => !ALL_PAGES.test(file)),
    );
    for (const file of files.filter((name) => ALL_PAGES.test(name))) {
      const css = usedStyles(await readFile(path.join(outDir, file), 'utf8'), names);
      styles.set(`/${file}`, await inlineTextFont(outDir, css));
    }
    return {page: (html) => inlineStyles(html, styles)};
  },
};

async function inlineTextFont(outDir: string, css: string): Promise<string> {
  const addresses = new Set([...css.matchAll(TEXT_FONT)].map(([, address]) => address ?? ''));
  const fonts = new Map<string, string>();
  for (const address of addresses) fonts.set(address, await readFile(path.join(outDir, address), 'base64'));
  return css.replace(TEXT_FONT, (url, address: string) => `url(data:font/woff2;base64,${fonts.get(address) ?? ''})`);
}

/** Makes the browser decode the font while it parses the page, so that it is ready for the first paint. */
const LOAD_TEXT_FONT = `<script>document.fonts.load('1em Geist')</script>`;

/** @param styles text of each style sheet by its URL */
function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replace(STYLESHEET, (link, href: string) => {
    const text = styles.get(href);
    return text === undefined ? link : `<style>${text}</style>${LOAD_TEXT_FONT}`;
  });
}
