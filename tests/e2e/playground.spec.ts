/** The playground of the page on Rich text blocks, whose code readers edit and whose result is below it. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const PAGE_URL = '/cms/frontend/rich-text-blocks';
const RUN = {name: 'Edit and run this code'};

function playground(page: Page): Locator {
  return page.locator('[data-playground]');
}

async function replaceCode(page: Page, code: string): Promise<void> {
  await playground(page).locator('textarea, [contenteditable]').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
}

test('the result is below the code, and follows what the reader types', async ({page}) => {
  await open(page, PAGE_URL);
  const result = playground(page).locator('h2', {hasText: 'The night it moved'});
  await expect(result).toBeVisible();
  await expect(playground(page).locator('blockquote')).toHaveText('Beware; for I am fearless.');
  const editor = await playground(page).locator('textarea, [contenteditable]').first().boundingBox();
  expect((await result.boundingBox())?.y).toBeGreaterThan((editor?.y ?? Infinity) + (editor?.height ?? 0) - 1);

  await replaceCode(
    page,
    `import { BlocksRenderer } from '@strapi/blocks-react-renderer';
export default () => <BlocksRenderer content={[{ type: 'heading', level: 4, children: [{ type: 'text', text: 'Edited by the reader' }] }]} />;`,
  );
  await expect(playground(page).locator('h4', {hasText: 'Edited by the reader'})).toBeVisible();
  await expect(result).toHaveCount(0);
});

test('an error in the code is shown, until it is corrected', async ({page}) => {
  await open(page, PAGE_URL);
  await expect(playground(page).locator('h2')).toBeVisible();
  await replaceCode(page, 'export default () => <b>Not closed');
  await expect(playground(page).locator('pre', {hasText: 'SyntaxError'})).toBeVisible();
  await replaceCode(page, 'const nothing = 1;');
  await expect(playground(page).getByText('Export a component')).toBeVisible();
  await replaceCode(page, `import 'qs'; export default () => <em>Too early</em>;`);
  await expect(playground(page).getByText('doesn’t have the package "qs"')).toBeVisible();
  await replaceCode(page, 'export default () => <em>Corrected</em>');
  await expect(playground(page).locator('em', {hasText: 'Corrected'})).toBeVisible();
  await expect(playground(page).getByText('doesn’t have the package')).toHaveCount(0);
});

test('after a click from another page, whose policy forbids to run code, a button loads the page with its own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective}) => console.error(`violated ${violatedDirective}`));
  });
  await open(page, '/cms/frontend');
  await page.getByRole('main').getByRole('link', {name: 'Rich text blocks'}).first().click();
  await expect(page).toHaveURL(PAGE_URL);
  await expect(playground(page)).toContainText('The night it moved');
  await expect(playground(page).locator('h2')).toHaveCount(0);
  await page.getByRole('button', RUN).click();
  await expect(playground(page).locator('h2', {hasText: 'The night it moved'})).toBeVisible();
  await expect(page.getByRole('button', RUN)).toHaveCount(0);
});
