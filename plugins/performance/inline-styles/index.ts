import {readFile} from 'node:fs/promises';
import path from 'node:path';

const STYLESHEET = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^\s">]+)"?\s*\/?>/g;
/** The style sheet of all pages. Others belong to code that is loaded on demand. */
const ALL_PAGES = /\/styles\.[^/]+\.css$/;
/** Fonts for text, code, and headings. */
const TEXT_FONTS = /url\((\/assets\/fonts\/(?:besley|geist|geist-mono)-[\d.]+-text-[\w-]+\.woff2)\)/g;

/**
 * Inlines the style sheet and the fonts of text, code, and headings (33 KB compressed) into each page, so that the first paint doesn't wait for a
 * second round trip, and no font arrives later and forces a new layout. Pages that are opened with a link on the site are rendered by the
 * app and don't load them again.
 */
export async function inlineStyles(outDir: string, files: readonly string[]): Promise<(html: string) => string> {
  const sheets = new Map<string, string>();
  for (const file of files.filter((name) => ALL_PAGES.test(name))) {
    sheets.set(`/${file}`, await inlineTextFonts(outDir, await readFile(path.join(outDir, file), 'utf8')));
  }
  return (html) =>
    html.replace(STYLESHEET, (link, href: string) => {
      const css = sheets.get(href);
      return css === undefined ? link : `<style>${css}</style>${LOAD_TEXT_FONTS}`;
    });
}

async function inlineTextFonts(outDir: string, css: string): Promise<string> {
  const urls = new Set([...css.matchAll(TEXT_FONTS)].map(([, url]) => url ?? ''));
  const fonts = new Map<string, string>();
  for (const pageUrl of urls) fonts.set(pageUrl, await readFile(path.join(outDir, pageUrl), 'base64'));
  return css.replace(TEXT_FONTS, (url, pageUrl: string) => `url(data:font/woff2;base64,${fonts.get(pageUrl) ?? ''})`);
}

/** Makes the browser decode the fonts while it parses the page, so that they are ready for the first paint. */
const LOAD_TEXT_FONTS = `<script>document.fonts.load('1em Geist');document.fonts.load('1em Besley');document.fonts.load('1em Geist Mono')</script>`;
