import path from 'node:path';
import {proveStatementFaults} from 'docs-proof/faults/statements';
import {expect, it} from 'vitest';
import {SITE} from '../../plugins/corpus/site';
import {STATEMENTS} from '../statements';

it('finds planted faults of sentences, tables and names, and no others', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const {planted, problems} = proveStatementFaults({...STATEMENTS, root, docs: 'proof/faults/statements', forms: SITE});
  expect(problems).toEqual([]);
  expect(planted).toBeGreaterThan(25);
});
