import {expect, it} from 'vitest';
import {coversOf} from './covers';

it.each([
  ["covers: ['config.server', 'config.admin']"],
  ['covers: [config.server,\n  config.admin] # Both.'],
  ['covers:\n  - config.server\n  - "config.admin"'],
])('reads the lists that a page covers, written as %j', (line) => {
  expect(coversOf(`---\ntitle: Page\n${line}\n---\n\nText.\n`)).toEqual(['config.server', 'config.admin']);
});

it('finds none in a page without lists', () => {
  expect(coversOf('---\ntitle: Page\n---\n\ncovers: [config.server]\n')).toEqual([]);
  expect(coversOf('Text.\n')).toEqual([]);
});
