import type {Locator, Page} from 'playwright-core';
import type {Box} from '../../plugins/corpus/screenshots';
import {FRAME_HEIGHT, drawFrame, windowParts} from './frame';
import {MODES, type Mode, type Region, type Scene} from './types';

/** A captured scene. */
export interface Capture {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  highlights: Box[];
  /** PNG with two device pixels per CSS pixel. */
  images: Record<Mode, Buffer>;
}

/** Number of screenshots after which a screen that still changes is an error. */
const MAX_ATTEMPTS = 20;

/** @param doing receives the current step, to complete "could not" */
export async function capture(page: Page, scene: Scene, doing: (what: string) => unknown): Promise<Capture> {
  doing('find what it shows');
  const shown = scene.region.around(page);
  for (const locator of shown) await locator.waitFor();
  // Hover and focus change the appearance.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  doing('wait until everything is there');
  await settled(page);
  const clip = clipOf(await boxesOf(shown), scene.region, page.viewportSize() ?? {width: 0, height: 0});
  doing('find what it highlights');
  const above = scene.frame ? FRAME_HEIGHT : 0;
  const whole = {...clip, y: clip.y - above, height: clip.height + above};
  const highlights = (await boxesOf((scene.highlights ?? []).map((locate) => locate(page)))).map((box) => within(box, whole));
  doing('come to rest');
  const images: Capture['images'] = {light: Buffer.alloc(0), dark: Buffer.alloc(0)};
  for (const mode of MODES) {
    await page.emulateMedia({colorScheme: mode});
    images[mode] = await stableScreenshot(page, clip);
  }
  if (scene.frame) {
    doing('draw the browser around it');
    await drawFrames(page, clip, images);
  }
  return {width: whole.width, height: whole.height, highlights, images};
}

async function drawFrames(page: Page, clip: Box, images: Capture['images']): Promise<void> {
  if (clip.x !== 0 || clip.y !== 0) throw new Error('A browser shows the top left corner of the page. Start the region there.');
  const parts = await windowParts(page);
  const empty = await page.context().newPage();
  for (const mode of MODES) images[mode] = await drawFrame(empty, images[mode], parts, {...clip, mode});
  await empty.close();
}

async function boxesOf(locators: readonly Locator[]): Promise<Box[]> {
  return Promise.all(
    locators.map(async (locator) => {
      await locator.waitFor();
      const box = await locator.boundingBox();
      if (!box) throw new Error(`${String(locator)} isn't visible on screen.`);
      return box;
    }),
  );
}

function clipOf(boxes: readonly Box[], {room = 0}: Region, window: {width: number; height: number}): Box {
  if (boxes.length === 0) throw new Error('Its region is around nothing.');
  const [top, right, bottom, left] = typeof room === 'number' ? [room, room, room, room] : room;
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - left));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - top));
  const endX = Math.min(window.width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + right));
  const endY = Math.min(window.height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + bottom));
  if (endX <= x || endY <= y) throw new Error('Its region is outside the window. Give the scene a larger viewport.');
  return {x, y, width: endX - x, height: endY - y};
}

/** Converts to fractions of the image. Four digits are a tenth of a pixel. */
function within(box: Box, clip: Box): Box {
  const isInside =
    box.x >= clip.x && box.y >= clip.y && box.x + box.width <= clip.x + clip.width && box.y + box.height <= clip.y + clip.height;
  if (!isInside) throw new Error('It is at least partly outside the region.');
  const part = (length: number, whole: number): number => Math.round((length / whole) * 10_000) / 10_000;
  return {
    x: part(box.x - clip.x, clip.width),
    y: part(box.y - clip.y, clip.height),
    width: part(box.width, clip.width),
    height: part(box.height, clip.height),
  };
}

/** Waits until there is no spinner, and all images and fonts are loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = Array.from(document.querySelectorAll('[role="alert"], [aria-busy="true"]')).some(
      (element) => element.ariaBusy === 'true' || element.textContent.startsWith('Loading'),
    );
    const images = Array.from(document.images).every(({complete}) => complete);
    return !isLoading && images && document.fonts.status === 'loaded';
  });
}

/** Waits until two consecutive screenshots are identical. */
async function stableScreenshot(page: Page, clip: Box): Promise<Buffer> {
  let before: Buffer | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const now = await page.screenshot({clip, animations: 'disabled', caret: 'hide', scale: 'device'});
    if (before && now.equals(before)) return now;
    before = now;
  }
  throw new Error("The screen doesn't stop moving.");
}
