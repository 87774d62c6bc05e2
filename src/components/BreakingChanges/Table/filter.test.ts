import {describe, expect, it} from 'vitest';
import type {BreakingChange} from '../../../site/breakingChanges';
import {isShown, NO_FILTER, readFilter, writeFilter, type Filter} from './filter';

const SQLITE: BreakingChange = {
  title: 'SQLite requires better-sqlite3',
  path: '/sqlite',
  area: 'database',
  plugins: false,
  affects: 'Projects with SQLite',
  codemod: '5.0.0-sqlite3-to-better-sqlite3-json',
};

describe('the filter of breaking changes', () => {
  it.each<[string, Filter]>([
    ['', NO_FILTER],
    ['?area=admin-panel', {...NO_FILTER, area: 'admin-panel'}],
    ['?plugins=yes&codemod=no', {area: null, plugins: true, codemod: false}],
    ['?area=api&plugins=yes&codemod=yes', {area: 'api', plugins: true, codemod: true}],
  ])('is the same after it was written into a URL: "%s"', (search, filter) => {
    expect(readFilter(search)).toEqual(filter);
    expect(writeFilter(filter).replace('?', '').split('&').sort()).toEqual(search.replace('?', '').split('&').sort());
  });

  it.each(['?area=kitchen', '?area=toString', '?codemod=maybe', '?plugins=no', '?unknown=1', '?area=&codemod='])(
    'ignores %s',
    (search) => expect(readFilter(search)).toEqual(NO_FILTER),
  );

  it.each<[Partial<Filter>, boolean]>([
    [{}, true],
    [{area: 'database'}, true],
    [{area: 'api'}, false],
    [{plugins: true}, false],
    [{codemod: true}, true],
    [{codemod: false}, false],
    [{area: 'database', codemod: false}, false],
  ])('with %j shows a change of the database with a codemod: %s', (filter, shown) => {
    expect(isShown(SQLITE, {...NO_FILTER, ...filter})).toBe(shown);
  });

  it('shows what affects plugins', () => {
    expect(isShown({...SQLITE, plugins: true, codemod: null}, {area: null, plugins: true, codemod: false})).toBe(true);
  });
});
