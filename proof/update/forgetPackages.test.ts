import {expect, it} from 'vitest';
import {forgetPackages} from './forgetPackages';

it('removes the packages of Strapi with the version and what is inside of them, and keeps the others', () => {
  const lock = (packages: object): string => JSON.stringify({name: 'bookshop', lockfileVersion: 3, packages});
  const kept = {
    '': {name: 'bookshop'},
    'node_modules/@strapi/client': {version: '1.6.2'},
    'node_modules/pg': {version: '5.54.0'},
    'node_modules/pg/node_modules/@strapi/utils': {version: '5.52.1'},
  };
  const text = lock({
    ...kept,
    'node_modules/@strapi/utils': {version: '5.54.0'},
    'node_modules/@strapi/core': {version: '5.54.0'},
    'node_modules/@strapi/core/node_modules/zod': {version: '3.25.67'},
    'node_modules/create-strapi': {version: '5.54.0'},
  });
  expect(JSON.parse(forgetPackages(text, '5.54.0'))).toEqual(JSON.parse(lock(kept)));
});
