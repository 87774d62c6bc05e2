import path from 'node:path';
import {expect, it} from 'vitest';
import {createCorpusReader} from '../../corpus';
import {DEFAULT_SITE_URL} from '../../../src/site/constants';
import {REQUEST, RESPONSE} from '../../../src/landing/sample';

it('is a sample of a page, so that the proof runs it', () => {
  const siteDir = path.resolve(import.meta.dirname, '../../..');
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
  const blocks = reader.code(({id}) => id === 'cms/intro').flatMap((page) => page.blocks.map(({text}) => text));
  expect(blocks).toContain(REQUEST.replace(/\s+(?=[?&])/g, ''));
  expect(blocks).toContain(RESPONSE);
});
