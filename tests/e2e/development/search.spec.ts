/** The search in `npm start`: the same engine, fresh after an edit. */
import {readFileSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {DEVELOPMENT_DOCS} from '../../ports';
import {Search} from '../searchModal';

const FILE = `${DEVELOPMENT_DOCS}/cms/faq.md`;

test('finds what has just been written', async ({page, request}) => {
  // The development server compiles before it answers; a page is megabytes there.
  test.setTimeout(90_000);
  const search = new Search(page);
  await search.visit('/cms/faq');
  await search.open();
  await search.find('telemetry');
  const text = readFileSync(FILE, 'utf8');
  try {
    writeFileSync(FILE, `${text}\n\n## Zebrafish in the bookshop\n\nQuagga too.\n`);
    await expect(async () => {
      await search.visit('/cms/community');
      await search.open();
      await search.field.fill('zebrafish');
      await expect(search.hits.first()).toContainText('Zebrafish in the bookshop', {timeout: 8000});
    }).toPass({timeout: 75_000});
  } finally {
    writeFileSync(FILE, text);
  }
  const description = await request.get('/opensearch.xml');
  expect(await description.text()).toContain('<OpenSearchDescription');
});
