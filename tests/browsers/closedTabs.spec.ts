/** Links into closed tabs and boxes of the test site: no page of the docs has a heading in a tab. */
import {TEST_BUILD} from '../../scripts/serve/site';
import {expectInView, open} from './page';
import {test} from './test';

test.use({build: TEST_BUILD});

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({device});

    for (const id of ['in-a-tab', 'in-a-box', 'in-details', 'in-both']) {
      test(`a link to #${id} opens what is around it`, async ({driver}) => {
        await open(driver, `/cms/hidden-targets#${id}`);
        // The navbar of the test site leaves and comes back, so that it can't be measured against.
        await expectInView(driver, `#${id}`);
      });
    }
  });
}
