import path from 'node:path';
import {expect, it} from 'vitest';
import {createCorpusReader} from '../../corpus';
import {DEFAULT_SITE_URL} from '../../../src/site/constants';
import {REQUEST, RESPONSE} from '../../../src/landing/sample';

it('is a sample of a page, which the proof runs', () => {
  const siteDir = path.resolve(import.meta.dirname, '../../..');
  const pages = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL}).code();
  const blocks = pages.find(({page}) => page.id === 'cms/intro')?.blocks.map(({text}) => text);
  expect(blocks).toContain(REQUEST.replace(/\s+(?=[?&])/g, ''));
  expect(blocks).toContain(RESPONSE);
});
