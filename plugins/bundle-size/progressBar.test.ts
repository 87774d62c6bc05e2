import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import progressBar from './progressBar.mjs';

const FOLDER = 'node_modules/@docusaurus/theme-classic/lib';

it('has what Docusaurus calls, or plugins/bundle-size/progressBar.mjs has to be adapted or taken out', () => {
  const called = Array.from(readFileSync(`${FOLDER}/nprogress.js`, 'utf8').matchAll(/nprogress\.(\w+)\(/g), ([, name]) => name);
  expect(new Set(called)).toEqual(new Set(Object.keys(progressBar)));
});

it("is what Docusaurus's style sheet draws", () => {
  const css = readFileSync(`${FOLDER}/nprogress.css`, 'utf8');
  expect(css).toContain('#nprogress .bar {');
  expect(css).toContain('#nprogress .peg {');
});
