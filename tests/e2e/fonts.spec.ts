/** The site's fonts, also on the first visit. */
import {layoutShifts, watchLayout} from './support/layoutShift';
import {expect, hold, hydrated, test} from './support/test';

test('a first visit shows text and code in the fonts of the site before any font file is there, and nothing moves when one comes', async ({
  page,
}) => {
  await watchLayout(page);
  const release = await hold(page, /\.woff2$/);
  await page.goto('/cms/api/rest/locale', {waitUntil: 'commit'});
  await hydrated(page);

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const fontsOf = async (selector: string): Promise<string[]> => {
    const {root} = await session.send('DOM.getDocument');
    const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
    const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
    return fonts.filter(({isCustomFont}) => isCustomFont).map(({familyName}) => familyName);
  };
  for (const selector of ['.navbar__title', 'main h1', '.footer__name']) {
    expect(await fontsOf(selector), selector).toEqual(['Besley']);
  }
  for (const selector of ['main .markdown > p:not(:has(code))', '.menu__link']) {
    expect(await fontsOf(selector), selector).toEqual(['Geist']);
  }
  expect(await fontsOf('main pre code span')).toEqual(['Geist Mono']);

  // The page has an accent in its code.
  const hasAccents = (): Promise<boolean> => page.evaluate(() => document.fonts.check("1em 'Geist Mono Latin'", 'é'));
  expect(await hasAccents()).toBe(false);
  release();
  await expect.poll(hasAccents).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
});
