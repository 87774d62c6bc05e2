import {describe, expect, it} from 'vitest';
import {resolveRedirects} from './resolveRedirects';
import {LEGACY_TABLE} from '../../redirects';
import type {LegacyTable} from './types';

const PAGES = [
  {path: '/cms/quick-start', isListed: true},
  {path: '/cms/api/entity-service/crud', isListed: false},
  {path: '/cms/api/rest', isListed: true},
  {path: '/cms/api/rest/filters', isListed: true},
  {path: '/cms/configurations/guides/rbac', isListed: true},
];

const table = (part: Partial<LegacyTable>): LegacyTable => ({pages: {}, folders: {}, sections: {}, ...part});
const resolve = (part: Partial<LegacyTable>) => resolveRedirects(table(part), PAGES);

describe('old URLs', () => {
  it('redirect to the page that replaced them, with and without .html', () => {
    const {redirects} = resolve({pages: {'/docs/rest.html': '/cms/api/rest', '/rest': '/cms/api/rest'}});
    expect(redirects).toEqual(
      expect.arrayContaining([
        {from: '/docs/rest.html', to: '/cms/api/rest'},
        {from: '/docs/rest', to: '/cms/api/rest'},
        {from: '/rest', to: '/cms/api/rest'},
      ]),
    );
  });

  it('are not redirected to a page that is not written yet, and are listed', () => {
    const {redirects, hostRules, redirector, unwritten} = resolve({
      pages: {'/old': '/cms/later'},
      folders: {'/old/': '/cms/much-later'},
      sections: {'/cms/api/rest': {part: '/cms/later'}, '/cms/last': {part: '/cms/api/rest'}},
    });
    expect([...redirects, ...hostRules].some(({from}) => from.startsWith('/old'))).toBe(false);
    expect(redirector).toMatchObject({folders: {}, sections: {}});
    expect(unwritten).toEqual(['/cms/last', '/cms/later', '/cms/much-later']);
  });
});

describe('parents of pages', () => {
  it('redirect to their first page in reading order, where pages without a sidebar come last', () => {
    const {redirects} = resolve({});
    expect(redirects).toEqual(
      expect.arrayContaining([
        {from: '/cms', to: '/cms/quick-start'},
        {from: '/cms/api', to: '/cms/api/rest'},
        {from: '/cms/api/entity-service', to: '/cms/api/entity-service/crud'},
        {from: '/cms/configurations', to: '/cms/configurations/guides/rbac'},
        {from: '/cms/configurations/guides', to: '/cms/configurations/guides/rbac'},
      ]),
    );
    expect(redirects).toHaveLength(5);
  });

  it('redirect to the target in the table if there is one', () => {
    const {redirects} = resolve({pages: {'/cms': '/cms/api/rest'}});
    expect(redirects.filter(({from}) => from === '/cms')).toEqual([{from: '/cms', to: '/cms/api/rest'}]);
  });
});

describe('hosts', () => {
  it('are matched exactly before folders are', () => {
    const {hostRules} = resolve({folders: {'/old/': '/cms/api/rest'}, pages: {'/old/filters': '/cms/api/rest/filters'}});
    const froms = hostRules.map(({from}) => from);
    expect(froms.indexOf('/old/filters')).toBeLessThan(froms.indexOf('/old/*'));
  });

  it('are listed once, without .html, with the anchor of the target', () => {
    const {redirects, hostRules, redirector} = resolve({
      pages: {'/old.html': '/cms/api/rest#errors', '/old/page': '/cms/api/rest'},
      sections: {'/cms/api/rest': {filters: '/cms/api/rest/filters', list: '/cms/api/rest#read', later: '/cms/later'}},
    });
    expect(redirects.map(({from}) => from)).toEqual(expect.arrayContaining(['/old.html', '/old']));
    expect(hostRules.filter(({from}) => from.startsWith('/old'))).toEqual([
      {from: '/old', to: '/cms/api/rest#errors'},
      {from: '/old/page', to: '/cms/api/rest'},
    ]);
    expect(redirector.sections).toEqual({'/cms/api/rest': {filters: '/cms/api/rest/filters', list: '/cms/api/rest#read'}});
  });
});

describe('a faulty table', () => {
  it.each<[string, Partial<LegacyTable>, RegExp]>([
    [
      'a target on another host',
      {pages: {'/old': '//evil.example'}},
      /"\/\/evil\.example" isn't the path of a page on this site/,
    ],
    ['a target with a backslash', {pages: {'/old': '/\\evil.example'}}, /isn't the path of a page on this site/],
    ['a target with a query', {sections: {'/old': {a: '/cms?x'}}}, /isn't the path of a page on this site/],
    ['an old URL with dots', {pages: {'/old/../x': '/cms/api/rest'}}, /"\/old\/\.\.\/x" isn't a plain path/],
    ['an old URL that is a page', {pages: {'/cms/api/rest': '/cms/quick-start'}}, /"\/cms\/api\/rest" is a page now/],
    ['a chain', {pages: {'/a': '/b', '/b': '/cms/quick-start'}}, /"\/b" is also an old URL/],
    ['a loop', {pages: {'/a': '/b', '/b': '/a'}}, /"\/a" is also an old URL/],
    ['a loop onto itself', {pages: {'/a': '/a'}}, /"\/a" is also an old URL/],
    [
      'a target in a redirected folder',
      {pages: {'/a': '/old/b'}, folders: {'/old/': '/cms/quick-start'}},
      /"\/old\/b" is also an old/,
    ],
    ['a page in a redirected folder', {folders: {'/cms/api/': '/cms/quick-start'}}, /The page "\/cms\/api\/rest" is in a folder/],
    [
      'sections of an old URL',
      {pages: {'/old': '/cms/api/rest'}, sections: {'/old': {a: '/cms/api/rest'}}},
      /"\/old" is an old URL/,
    ],
    ['a broken anchor', {pages: {'/old': '/cms/api/rest#a b'}}, /isn't the path of a page on this site/],
    ['a folder without its slash', {folders: {'/old': '/cms/quick-start'}}, /must end with a slash/],
  ])('%s is rejected, with the file', (_fault, part, message) => {
    expect(() => resolve(part)).toThrow(message);
    expect(() => resolve(part)).toThrow(/^redirects\.ts: /);
  });

  it('reports all faults at once', () => {
    expect(() => resolve({pages: {'/a': '/a', '/b': '//c'}})).toThrow(/"\/a".*\n.*"\/\/c"|"\/\/c".*\n.*"\/a"/s);
  });
});

it('the table of this site has no faults, with and without its pages', () => {
  const {unwritten} = resolveRedirects(LEGACY_TABLE, []);
  expect(unwritten.length).toBeGreaterThan(0);
  const written = resolveRedirects(
    LEGACY_TABLE,
    unwritten.map((path) => ({path, isListed: true})),
  );
  expect(written.unwritten).toEqual([]);
});
