import {expect, it} from 'vitest';
import {forgetPackages} from './forgetPackages';

it('removes the packages of Strapi with what is inside of them, and keeps the others', () => {
  const lock = (packages: object): string => JSON.stringify({name: 'bookshop', lockfileVersion: 3, packages});
  const kept = {'': {name: 'bookshop'}, 'node_modules/pg': {version: '8.23.1'}};
  const text = lock({
    ...kept,
    'node_modules/@strapi/utils': {version: '5.54.0'},
    'node_modules/@strapi/core/node_modules/@strapi/utils': {version: '5.54.0'},
    'node_modules/@strapi/core/node_modules/zod': {version: '3.25.67'},
    'node_modules/create-strapi': {version: '5.54.0'},
  });
  expect(JSON.parse(forgetPackages(text))).toEqual(JSON.parse(lock(kept)));
});
