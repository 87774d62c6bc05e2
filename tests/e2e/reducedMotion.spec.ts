/** For readers who asked for less motion, nothing moves or fades. */
import {AskAi} from './askAiModal';
import {Search} from './searchModal';
import {expect, open, test} from './support/test';

declare global {
  interface Window {
    seenAnimations?: string[];
  }
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('no animation runs while the site is used', async ({page}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.seenAnimations = seen;
    const record = (): void => {
      for (const animation of document.getAnimations()) {
        const {duration, iterations} = animation.effect?.getTiming() ?? {};
        const isShort = typeof duration === 'number' && duration <= 1 && iterations === 1;
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        if (!isShort) seen.push(`${target?.outerHTML.slice(0, 100) ?? ''}: ${String(duration)} ms`);
      }
      requestAnimationFrame(record);
    };
    record();
  });
  const moved = () => page.evaluate(() => window.seenAnimations);
  await open(page, '/cms/upgrades');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.locator('.theme-doc-markdown summary').first().click();
  await page.locator('.table-of-contents a').last().click();
  await page.locator('.theme-code-block').filter({visible: true}).first().hover();
  const search = new Search(page);
  await search.open();
  await search.find('webhooks');
  await page.keyboard.press('Escape');
  const askAi = new AskAi(page);
  await askAi.ask('How do I sort entries?');
  await expect(askAi.modal.locator('blockquote').first()).toBeVisible();
  await askAi.close();
  expect(await moved()).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
  expect(await moved()).toEqual([]);
});
