import {expect, it} from 'vitest';
import {nearestPath} from './nearestPath';

const PAGES = [
  'cms/api/entity-service/filter',
  'cms/api/document-service/filters',
  'cms/api/rest/filters',
  'cms/api/rest/populate-select',
  'cms/api/rest',
  'cms/features/preview',
  'cms/features/users-permissions',
  'cms/plugins/graphql',
  'cms/api/graphql',
];

it.each([
  ['cms/api/rest/filter', 'cms/api/rest/filters'],
  ['cms/features/users-permisions', 'cms/features/users-permissions'],
  ['/cms/features/users-permisions', 'cms/features/users-permissions'],
  ['cms/feature/preview', 'cms/features/preview'],
  ['cms/preview', 'cms/features/preview'],
  ['cms/api/rest/populate', 'cms/api/rest/populate-select'],
  ['cms/api/grapqhl', 'cms/api/graphql'],
  ['cms/plugin/graphql', 'cms/plugins/graphql'],
  ['cms/api/Rest/Filters', 'cms/api/rest/filters'],
  ['cms/fetures/previw', 'cms/features/preview'],
  ['cms/something-else', null],
  ['', null],
])('%s is near %s', (path, page) => {
  expect(nearestPath(path, PAGES)).toBe(page);
});
