/** A page that is being written, in `npm start`. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DEVELOPMENT_DOCS} from '../../testRun';
import {expect, open, test} from '../support/test';

test.describe.configure({mode: 'serial', timeout: 300_000});

const FILE = path.join(DEVELOPMENT_DOCS, 'cms/community.md');

test.beforeEach(({faults}) => faults.expect(/\[HMR\] unexpected require/));

for (const [what, broken, message] of [
  ['text', (text: string) => `${text}\nA {brace.\n`, 'not valid MDX'],
  ['front matter', (text: string) => text.replace(/^title: .*$/m, 'title: Community: support'), 'the value has a colon'],
  ['component', (text: string) => `${text}\n<Cardz />\n`, '<Cardz> is an unknown component'],
  ['group of tabs', (text: string) => `${text}\n<Tabs />\n`, '<Tabs> is empty'],
] as const) {
  test(`a page with broken ${what} shows file, line, and fix in its place, and the page again once it is fixed`, async ({
    page,
  }) => {
    const original = readFileSync(FILE, 'utf8');
    await open(page, '/cms/community');
    try {
      writeFileSync(FILE, broken(original));
      await expect(page.locator('article')).toContainText(message, {timeout: 60_000});
      await expect(page.locator('article')).toContainText(/cms\/community\.md:\d+: /);
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    } finally {
      writeFileSync(FILE, original);
    }
    await expect(page.locator('article')).not.toContainText(message, {timeout: 60_000});
  });
}
