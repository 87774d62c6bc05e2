import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {plainOrder} from './plainOrder.mjs';

const {resolve} = createRequire(import.meta.url);

it('still finds the places in Docusaurus', () => {
  const common = readFileSync(path.join(path.dirname(resolve('@docusaurus/theme-common')), 'utils/reactUtils.js'), 'utf8');
  const docs = readFileSync(
    path.join(path.dirname(resolve('@docusaurus/plugin-content-docs/client')), 'docsClientUtils.js'),
    'utf8',
  );
  expect(plainOrder(common)).toContain('deps.sort((a, b) => (a[0] < b[0] ? -1 : Number(a[0] > b[0])))');
  expect(plainOrder(docs)).toContain('.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

it('says what to do when an update has changed one', () => {
  expect(() => plainOrder('')).toThrow('plugins/performance/plainOrder.mjs');
});
