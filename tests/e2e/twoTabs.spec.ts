/** One reader, two tabs. */
import {Search} from './searchModal';
import {expect, open, test} from './support/test';

test('a mode that is chosen in one tab is the other’s, too, and neither flickers', {tag: '@full'}, async ({page, context}) => {
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

test('searches that two open tabs keep are both there', {tag: '@full'}, async ({page, context}) => {
  const other = await context.newPage();
  const [search, others] = [new Search(page), new Search(other)];
  for (const each of [search, others]) {
    await each.visit('/cms/faq');
    await each.open();
  }
  await search.find('telemetry');
  await others.find('webhooks');
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  // The other tab still has its query.
  await expect(others.field).toHaveValue('webhooks');
  await others.find('webhooks');
  await other.keyboard.press('Enter');
  await expect(others.modal).toBeHidden();
  for (const each of [search, others]) {
    await each.open();
    await expect(each.hits).toHaveCount(2);
  }
  // Both make a favorite, with the modal open in both.
  await search.hits.first().getByRole('button', {name: 'Save this search'}).click();
  await expect(others.modal.getByRole('button', {name: 'Remove this search from favorites'})).toHaveCount(1);
  await others.hits.first().getByRole('button', {name: 'Save this search'}).click();
  for (const each of [search, others]) {
    await expect(each.modal.getByRole('button', {name: 'Remove this search from favorites'})).toHaveCount(2);
    await each.page.keyboard.press('Escape');
    await expect(each.bar).not.toHaveAttribute('aria-busy', 'true');
  }
  await other.close();
});

test('the announcement that one tab closes, the other closes too', {tag: '@full'}, async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/cms/intro');
  await open(other, '/cms/faq');
  await other.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await other.close();
});

test('what one tab closes or opens, the other remembers', {tag: '@full'}, async ({page, context}) => {
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
