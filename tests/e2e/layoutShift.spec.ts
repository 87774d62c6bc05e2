/** Nothing moves under the reader's eyes while a page loads, however it comes in. */
import {layoutShifts, openSlowly, watchLayout} from './support/layoutShift';
import {expect, hydrated, open, test} from './support/test';

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const address of ['/', '/cms/intro', '/whats-new', '/tags']) {
      test(`nothing on ${address} moves while it loads`, async ({page}) => {
        await watchLayout(page);
        await open(page, address);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}

for (const address of ['/', '/cms/quick-start']) {
  test(`nothing on ${address} moves while its document comes in piece by piece`, async ({page}) => {
    await watchLayout(page);
    await openSlowly(page, address);
    await hydrated(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
