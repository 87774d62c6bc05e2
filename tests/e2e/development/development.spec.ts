/** `npm start`, on a copy of the docs. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {drawingFile, drawingName} from '../../../plugins/fences/diagrams/drawings';
import {DEVELOPMENT_DOCS} from '../../testRun';
import {expect, open, test} from '../support/test';

// The server compiles on the first request for a page, without a cache.
test.describe.configure({mode: 'serial', timeout: 300_000});

const EDITED = path.join(DEVELOPMENT_DOCS, 'cms/faq.md');

// A page may be fetched ahead in the moment in which all docs are loaded again.
test.beforeEach(({faults}) => faults.expect(/\[HMR\] unexpected require/));

test('a page is shown', async ({page}) => {
  await open(page, '/cms/faq');
  await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('the feed of the release notes is served', async ({request}) => {
  const response = await request.get('/release-notes.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  expect(await response.text()).toContain('<rss version="2.0"');
});

test('Markdown, llms.txt and tags are served, and say what the files say now', async ({request}) => {
  const original = readFileSync(EDITED, 'utf8');
  const read = async (url: string): Promise<string> => {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    return response.text();
  };
  expect(await read('/cms/faq.md')).not.toContain('just written');
  try {
    const retitled = original.replace(/^title: .*$/m, 'title: Questions that were just renamed');
    writeFileSync(EDITED, `${retitled}\n\nA sentence that was just written.\n`);
    for (const url of ['/cms/faq.md', '/llms-full.txt', '/llms-cms.txt']) {
      expect(await read(url)).toContain('A sentence that was just written.');
    }
    // Titles are loaded once the page is shown.
    await expect.poll(() => read('/llms.txt')).toContain('[Questions that were just renamed](');
    await expect.poll(() => read('/tags/faq.json')).toContain('Questions that were just renamed');
    expect(await read('/tags.json')).toContain('"tag": "faq"');
  } finally {
    writeFileSync(EDITED, original);
  }
  expect(await read('/llms-full.txt')).not.toContain('just written');
});

test('an edit shows without a reload', async ({page}) => {
  const original = readFileSync(EDITED, 'utf8');
  await open(page, '/cms/faq');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  try {
    writeFileSync(EDITED, `${original}\n\nA sentence that was just written.\n`);
    await expect(page.getByText('A sentence that was just written.')).toBeVisible({timeout: 30_000});
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
  } finally {
    writeFileSync(EDITED, original);
  }
  await expect(page.getByText('A sentence that was just written.')).toBeHidden({timeout: 30_000});
});

test('a diagram is shown before it is drawn, and by its drawing as soon as there is one', async ({page}) => {
  const original = readFileSync(EDITED, 'utf8');
  const diagram = 'flowchart LR\n  reader[Reader] --> page[Page that was just written]';
  const drawing = drawingFile(drawingName(diagram));
  await open(page, '/cms/faq');
  try {
    writeFileSync(EDITED, original.replace('\n## ', `\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n## `));
    await expect(page.locator('.docusaurus-mermaid-container svg')).toContainText('Page that was just written', {
      timeout: 60_000,
    });
    await expect(page.getByText('npm run diagrams')).toBeVisible();
    writeFileSync(drawing, '<svg role="img" aria-label="The drawing" width="20" height="20"></svg>');
    await expect(page.getByRole('img', {name: 'The drawing'})).toBeVisible({timeout: 30_000});
    await expect(page.locator('.docusaurus-mermaid-container')).toHaveCount(0);
  } finally {
    rmSync(drawing, {force: true});
    writeFileSync(EDITED, original);
  }
});
