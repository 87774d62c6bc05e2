/** One reader, two tabs. */
import {Search} from './searchModal';
import {expect, open, test} from './support/test';

test('a mode that is chosen in one tab is the other’s, too, and neither flickers', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/cms/intro');
  await open(other, '/cms/faq');
  const modeSwitch = /Switch between dark and light mode/;
  for (const [tab, mode] of [
    [page, 'dark'],
    [other, 'light'],
    [other, 'dark'],
  ] as const) {
    await tab.getByRole('button', {name: modeSwitch}).click();
    for (const shown of [page, other]) await expect(shown.locator('html')).toHaveAttribute('data-theme', mode);
  }
  await other.close();
});

test('what one tab closes or opens, the other remembers', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/cms/intro');
  await open(other, '/cms/faq');
  await other.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await new Search(other).openFirstHit('webhooks');
  await expect(other).toHaveURL(/webhooks/);
  const search = new Search(page);
  await search.open();
  await expect(search.hits.first()).toContainText(/webhook/i);
  await page.keyboard.press('Escape');
  await open(page, '/cloud/intro');
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await other.close();
});
