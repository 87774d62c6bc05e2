import path from 'node:path';
import {expect, it} from 'vitest';
import {readStatements} from '../../packages/docs-proof/src/faults/statements';

it('finds planted faults of sentences, tables and names, and no others', () => {
  const {planted, problems} = readStatements(path.resolve(import.meta.dirname, '../..'), () => true);
  expect(problems).toEqual([]);
  expect(planted).toBeGreaterThan(25);
});
