import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageWork} from '../built-pages';

const STYLESHEET = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^\s">]+)"?\s*\/?>/g;

/**
 * Puts the one style sheet (18 KB compressed) into each page, which then paints without waiting for a second
 * round trip. Pages that are reached by a click are drawn by the app and fetch no style sheet either way.
 */
export const inlineStylesWork: PageWork = {
  async begin(outDir, files) {
    const styles = new Map<string, string>();
    for (const file of files.filter((name) => name.endsWith('.css'))) {
      styles.set(`/${file}`, await readFile(path.join(outDir, file), 'utf8'));
    }
    return {page: (html) => inlineStyles(html, styles)};
  },
};

/** @param styles text of each style sheet by its address */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replace(STYLESHEET, (link, href: string) => {
    const text = styles.get(href);
    return text === undefined ? link : `<style>${text}</style>`;
  });
}
