import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {oncePerPage} from './oncePerPage.mjs';

it('still finds the place in react-helmet-async', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-helmet-async'));
  const bundle = readFileSync(path.join(folder, 'index.module.js'), 'utf8');
  expect(oncePerPage(bundle)).toContain('.emitNow=function(){');
});

it('says what to do when an update has moved it', () => {
  expect(() => oncePerPage('')).toThrow('take the plugin out of docusaurus.config.ts');
});
