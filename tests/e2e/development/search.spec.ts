/** The search in `npm start`: the same engine, updated after an edit. */
import {readFileSync, writeFileSync} from 'node:fs';
import {toCompact} from '../../../plugins/search/compact';
import {readGoldenQueries} from '../../../bench/search/queries';
import {loadRecords} from '../../../scripts/search-export/loadRecords';
import {SearchEngine} from '../../../src/search/embedded';
import {parseEnvironment} from '../../../plugins/environment';
import {DEVELOPMENT_DOCS} from '../../testRun';
import {Search} from '../searchModal';
import {expect, test} from '../support/test';

const FILE = `${DEVELOPMENT_DOCS}/cms/faq.md`;
/** One of this many golden queries is tested. */
const STEP = 12;

// The development server compiles before it responds, and its pages have several megabytes.
test.describe.configure({timeout: 300_000});

test('golden queries are answered as in the built site', {tag: '@full'}, async ({page}) => {
  const {headings, texts} = toCompact(loadRecords({...parseEnvironment(process.env), docsDir: DEVELOPMENT_DOCS}));
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  const paths = new Set(headings.pages.map(([path]) => path));
  const queries = readGoldenQueries().filter(({pages}) => pages.some((path) => paths.has(path)));
  const search = new Search(page);
  await search.visit('/cms/community');
  await search.open();
  for (const {query} of queries.filter((_, index) => index % STEP === 0)) {
    const asked = {query, page: 0, hitsPerPage: 20, snippetWords: 10, facetFilters: [], acceptsPartial: false};
    const hrefs = engine.search(asked)?.hits.map(({url}) => url) ?? [];
    await search.field.fill(query);
    await expect(search.hits.first().getByRole('link'), query).toHaveAttribute('href', hrefs[0] ?? '');
  }
});

test('finds what has just been written', async ({page, request}) => {
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
      await expect(search.hits.first()).toContainText('Zebrafish in the bookshop');
    }).toPass();
  } finally {
    writeFileSync(FILE, text);
  }
  const description = await request.get('/opensearch.xml');
  expect(await description.text()).toContain('<OpenSearchDescription');
});
