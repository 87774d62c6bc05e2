import {expect, it} from 'vitest';
import {checkList} from './index';

it('a list whose page is gone is a fault, because its names would be checked no longer', () => {
  const list = {page: 'cms/gone', column: 'Key', source: 'a.js', items: {host: null}};
  const [fault, ...others] = checkList('server', list, []);
  expect(fault?.message).toBe(
    'proof/coverage/lists.json:1: No page covers server. Add "covers: [\'server\']" to the front matter of the page that has its names.',
  );
  expect(others).toEqual([]);
});
