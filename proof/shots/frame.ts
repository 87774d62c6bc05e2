import path from 'node:path';
import type {Page} from 'playwright-core';
import {lookOf} from './appearance';
import type {Mode} from './types';

/** Height of the tab and the address bar above a framed image, in CSS pixels. */
export const FRAME_HEIGHT = 76;

/** What a browser's window shows of a page. */
export interface WindowParts {
  /** Text of the tab. */
  title: string;
  /** The icon of the tab, as a data URL. */
  icon: string;
  url: string;
}

const siteDir = path.resolve(import.meta.dirname, '../..');

const COLORS: Readonly<Record<Mode, string>> = {
  light: '--window: #d9dce3; --tab: #fff; --field: #eef0f4; --text: #24242f',
  dark: '--window: #1b1c22; --tab: #33353f; --field: #22232b; --text: #f4f4f8',
};

const STYLE = `
body {margin: 0; background: var(--window); color: var(--text); font: 13px 'Geist', sans-serif}
#tabs {height: 36px; box-sizing: border-box; padding: 6px 10px 0}
#tab {display: inline-flex; align-items: center; gap: 8px; height: 30px; padding: 0 44px 0 12px; border-radius: 8px 8px 0 0; background: var(--tab)}
#icon {width: 16px; height: 16px}
#bar {height: 40px; box-sizing: border-box; padding: 6px 10px; background: var(--tab)}
#url {height: 28px; line-height: 28px; padding: 0 14px; border-radius: 14px; background: var(--field)}
#image {display: block; width: 100vw}
`;

const BODY = `
<div id="tabs"><div id="tab"><img id="icon"><span id="title"></span></div></div>
<div id="bar"><div id="url"></div></div>
<img id="image">`;

/**
 * Reads the page's title, its URL, and its icon: the one that its HTML names, or `/favicon.ico`, as browsers do.
 *
 * @throws if the server doesn't return the icon
 */
export function windowParts(page: Page): Promise<WindowParts> {
  return page.evaluate(async () => {
    const response = await fetch(document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? '/favicon.ico');
    if (!response.ok) throw new Error(`The icon ${response.url} returned ${response.status}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const icon = `data:image/x-icon;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
    return {title: document.title, icon, url: location.href};
  });
}

/**
 * Draws a browser's tab and address bar above an image.
 *
 * @param page an empty page, with the pixel density of the image
 * @param size of the image, in CSS pixels
 * @returns PNG that is `FRAME_HEIGHT` taller
 */
export async function drawFrame(
  page: Page,
  image: Buffer,
  parts: WindowParts,
  {width, height, mode}: {width: number; height: number; mode: Mode},
): Promise<Buffer> {
  await page.setViewportSize({width, height: height + FRAME_HEIGHT});
  await page.setContent(`<style>${lookOf(siteDir).style}:root {${COLORS[mode]}}${STYLE}</style>${BODY}`);
  await page.evaluate(
    async ({title, url, images}) => {
      for (const [id, text] of Object.entries({title, url})) document.getElementById(id)?.append(text);
      await document.fonts.load("13px 'Geist'");
      for (const [id, source] of Object.entries(images)) {
        const image = document.querySelector<HTMLImageElement>(`img#${id}`);
        if (image) image.src = source;
        await image?.decode();
      }
    },
    {...parts, images: {icon: parts.icon, image: `data:image/png;base64,${image.toString('base64')}`}},
  );
  return page.screenshot({animations: 'disabled', scale: 'device'});
}
