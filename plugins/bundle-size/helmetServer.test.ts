import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {helmetServer} from './helmetServer.mjs';

it('still finds the place in react-helmet-async', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-helmet-async'));
  const bundle = readFileSync(path.join(folder, 'index.module.js'), 'utf8');
  expect(helmetServer(bundle)).toMatch(/=function\((\w+)\)\{throw new Error\("[^"]+"\);var \w+=\1\.baseTag,/);
});

it('says what to do when an update has moved it', () => {
  expect(() => helmetServer('')).toThrow('take the rule out of plugins/bundle-size');
});
