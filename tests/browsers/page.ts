import * as z from 'zod';
import type {Driver} from './driver';
import {expect} from './test';

/** Opens a page and waits for hydration. */
export async function open(driver: Driver, path: string): Promise<void> {
  await driver.goto(path);
  await expect.poll(() => driver.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');
}

/** Waits until the URL is a path with its anchor, and the page is shown. */
export async function expectPage(driver: Driver, path: string): Promise<void> {
  await expect.poll(() => driver.evaluate(() => location.pathname + location.hash)).toBe(path);
  await expect.poll(() => driver.evaluate(() => document.querySelectorAll('main h1').length)).toBe(1);
}

/** Waits until an element has the focus. */
export async function expectFocus(driver: Driver, selector: string): Promise<void> {
  await expect.poll(() => driver.evaluate((own) => document.activeElement?.matches(own), selector), selector).toBe(true);
}

/** Waits until an element is, or isn't, in the window. */
export async function expectInView(driver: Driver, selector: string, isInView = true): Promise<void> {
  const inspect = (): Promise<unknown> =>
    driver.evaluate(
      (own) =>
        Array.from(document.querySelectorAll(own)).some((element) => {
          const {top, bottom, left, right, width, height} = element.getBoundingClientRect();
          const isVisible = width > 0 && height > 0 && element.checkVisibility({visibilityProperty: true});
          return isVisible && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        }),
      selector,
    );
  await expect.poll(inspect, selector).toBe(isInView);
}

/** Waits until an element is right below the navbar, where nothing of the section before it is in view. */
export async function expectBelowNavbar(driver: Driver, id: string): Promise<void> {
  const distance = (): Promise<unknown> =>
    driver.evaluate((own) => {
      const bar = document.querySelector('nav.navbar')?.getBoundingClientRect();
      const heading = document.getElementById(own)?.getBoundingClientRect();
      return bar && heading && heading.height > 0 ? Math.round(heading.top - bar.bottom) : null;
    }, id);
  await expect(async () => {
    const pixels = await distance();
    expect(pixels, 'between the navbar and the heading').toBeGreaterThanOrEqual(0);
    expect(pixels, 'between the navbar and the heading').toBeLessThanOrEqual(24);
  }).toPass();
}

/** Text of the first element that matches. */
export async function textOf(driver: Driver, selector: string): Promise<string> {
  return z.string().parse(await driver.evaluate((own) => document.querySelector(own)?.textContent, selector));
}

/** Target of the first link that matches. */
export async function targetOf(driver: Driver, selector: string): Promise<string> {
  const href = await driver.evaluate((own) => document.querySelector(own)?.getAttribute('href'), selector);
  return z.string().parse(href);
}
