/** The playground is downloaded when the reader comes near it. Diagrams are part of the page. */
import type {Locator} from '@playwright/test';
import {layoutShifts, watchLayout} from '../support/layoutShift';
import {expect, loadedScripts, open, test} from '../support/test';

const PAGE_URL = '/stories/heavy';

/** An error message of react-live, which runs the code. */
const PLAYGROUND_LIBRARY = 'No-Inline evaluations must call';

/** Minimum contrast of small text in WCAG 2. */
const AA = 4.5;

function fills(drawing: Locator, selector: string): Promise<string[]> {
  return drawing.locator(selector).evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fill));
}

function lowestContrast({texts, boxes}: {texts: string[]; boxes: string[]}): number {
  return Math.min(...texts.flatMap((text) => boxes.map((box) => contrast(luminance(text), luminance(box)))));
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** @param color `rgb(28, 28, 46)` */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test(
  'the playground loads when a reader comes near it, runs under the content security policy, and follows edits',
  {tag: '@full'},
  async ({page}) => {
    const scripts = loadedScripts(page);
    await open(page, PAGE_URL);
    await page.waitForLoadState('networkidle');
    expect(await scripts.containing(PLAYGROUND_LIBRARY)).toEqual([]);
    await page.locator('#playground').scrollIntoViewIfNeeded();
    await expect(page.locator('strong', {hasText: 'Hello from the playground'})).toBeVisible();
    expect(await scripts.containing(PLAYGROUND_LIBRARY)).not.toEqual([]);

    const editor = page.getByRole('main').locator('textarea, [contenteditable]').first();
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('export default () => <em>Edited by the reader</em>');
    await expect(page.locator('em', {hasText: 'Edited by the reader'})).toBeVisible();
  },
);

test('a playground that cannot be loaded shows its code, and says what helps', {tag: '@full'}, async ({page, faults}) => {
  faults.expect(/net::ERR_FAILED/, /^console warning: The playground could not be loaded\./);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isPlayground = (await response.text()).includes(PLAYGROUND_LIBRARY);
    await (isPlayground ? route.abort('failed') : route.fulfill({response}));
  });
  await open(page, PAGE_URL);
  await page.locator('#playground').scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('reload the page');
  await expect(page.getByRole('main')).toContainText('Hello from the playground');
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('the playground shows its result below the editor', {tag: '@full'}, async ({page}) => {
  await open(page, PAGE_URL);
  await page.locator('#playground').scrollIntoViewIfNeeded();
  const result = await page.locator('strong', {hasText: 'Hello from the playground'}).boundingBox();
  const editor = await page.getByRole('main').locator('textarea, [contenteditable]').first().boundingBox();
  expect(result?.y ?? 0).toBeGreaterThan(editor?.y ?? Infinity);
});

test('the diagram is there at once: nothing is loaded for it, and nothing moves', {tag: '@full'}, async ({page}) => {
  await watchLayout(page);
  const scripts = loadedScripts(page);
  await open(page, PAGE_URL);
  const drawing = page.getByRole('img', {name: 'Flowchart'});
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeInViewport();
  await expect(drawing).toContainText('Author');
  await expect(drawing).toMatchAriaSnapshot('- img "Flowchart"');
  expect(await drawing.locator('desc').textContent()).toMatch(/^Book leads to Author\. Author leads to/);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await scripts.containing('mermaidAPI')).toEqual([]);
});

test('the diagram is in the font of the site, and readable in both color modes', {tag: '@full'}, async ({page}) => {
  await open(page, PAGE_URL);
  const drawing = page.getByRole('img', {name: 'Flowchart'});
  const label = drawing.locator('text', {hasText: 'Author'});
  expect(await label.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Geist"?,/);
  const colors = async (): Promise<{texts: string[]; boxes: string[]}> => ({
    texts: await fills(drawing, 'text'),
    boxes: await fills(drawing, 'rect'),
  });
  const light = await colors();
  expect(lowestContrast(light)).toBeGreaterThanOrEqual(AA);
  await page.emulateMedia({media: 'print'});
  const printed = await colors();
  await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await colors();
  expect(dark).not.toEqual(light);
  expect(lowestContrast(dark)).toBeGreaterThanOrEqual(AA);
  // Printed pages always use one color mode.
  await page.emulateMedia({media: 'print'});
  expect(await colors()).toEqual(printed);
});

test('a diagram that is wider than a phone is drawn for it: upright, whole, and readable', {tag: '@full'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, PAGE_URL);
  const place = await page.getByRole('img', {name: 'Flowchart'}).evaluate((element) => {
    const {width, height, right} = element.getBoundingClientRect();
    return {width, height, right, scale: width / Number(element.getAttribute('width'))};
  });
  expect(place.height).toBeGreaterThan(place.width);
  expect(place.right).toBeLessThanOrEqual(320);
  expect(place.scale * 14).toBeGreaterThan(10.9);
});

test.describe('without JavaScript', {tag: '@full'}, () => {
  test.use({javaScriptEnabled: false});

  test('the code and the diagram are shown', async ({page}) => {
    await page.goto(PAGE_URL);
    await expect(page.getByText('Hello from the playground')).toBeVisible();
    await expect(page.getByRole('img', {name: 'Flowchart'})).toBeVisible();
  });
});
