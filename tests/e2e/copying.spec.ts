/** Copying when the browser blocks it. */
import {blockClipboard, expect, open, test} from './support/test';

test.beforeEach(({page}) => blockClipboard(page));

for (const {name, form, start} of [
  {name: 'code of the page', form: 'HTTP', start: /^GET/},
  {name: 'code that is made in the browser', form: 'cURL', start: /^curl/},
]) {
  test(`${name} is selected, and a message says so`, async ({page}) => {
    await open(page, '/cms/api/rest/filters');
    await page.getByRole('tab', {name: form}).first().click();
    const block = page.locator('.request-forms ~ div .theme-code-block:visible').first();
    await expect(block.locator('code')).toHaveText(start);
    const text = await block.locator('code').innerText();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('status')).toHaveText(/The browser blocked copying\. The text is selected/);
    const words = (value: string): string => value.replace(/\s+/g, ' ').trim();
    expect(words(await page.evaluate(() => getSelection()?.toString() ?? ''))).toBe(words(text));
  });
}
