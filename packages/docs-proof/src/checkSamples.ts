import {isDeepStrictEqual} from 'node:util';
import {Finding} from 'docs-corpus';
import {countClaims} from './claims/countClaims';
import {validityOf, type ProofDefinition} from './definition';
import {pageOf} from './docs';
import {checkLock} from './lock/checkLock';
import {readLock} from './lock/lockFile';
import {readSamples} from './samples/readSamples';
import {readStatements} from './statements';
import type {App} from './subject';

/** Reports samples and statements that differ from the lock, without starting the subject. */
export function checkSamples<Product extends App>(definition: ProofDefinition<Product>): Finding[] {
  const {docs, lock: file, command, subject} = definition;
  const lock = readLock(definition);
  const set = readSamples(definition);
  const statements = readStatements(definition, () => true);
  const counts = countClaims(statements, docs);
  const changed = statements.filter((one) => {
    const page = pageOf(one.file, docs);
    return !isDeepStrictEqual(counts[page], lock?.claims[page]);
  });
  return [
    ...checkLock({set, lock, now: validityOf(definition), subject: subject.name, file, command}),
    ...changed.map((one) => {
      const reason = 'The statements of this page have changed since it was proven.';
      return new Finding(one.file, 1, reason, `Run "${command} ${one.file}".`);
    }),
  ];
}
