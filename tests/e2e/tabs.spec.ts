/** Tabs with the keyboard and for screen readers. */
import {expect, open, test} from './support/test';

const PAGE_URL = '/cms/installation';

test('a tab list has its keys, and the page keeps still', async ({page}) => {
  await open(page, PAGE_URL);
  const list = page.getByRole('tablist').first();
  const tab = (name: string) => list.getByRole('tab', {name, exact: true});
  await tab('npm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('yarn')).toBeFocused();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('pnpm')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('npm')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('panels are named like their tabs', async ({page}) => {
  await open(page, PAGE_URL);
  await expect(page.getByRole('tabpanel', {name: 'npm', exact: true}).first()).toBeVisible();
});

test('the ring around a tab is not cropped', async ({page}) => {
  await open(page, PAGE_URL);
  const tab = page.getByRole('tab', {name: 'npm', exact: true}).first();
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineOffset)).toBe(
    '-2px',
  );
});
