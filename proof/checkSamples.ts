import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {Finding} from 'docs-corpus';
import {readLock} from '../plugins/sample-proof/lock';
import {checkLock} from './checkLock';
import {countClaims, pageOf} from './claims/countClaims';
import {RUNNERS} from './runners';
import {readSamples} from './samples/readSamples';
import {readStatements} from './statements';
import {currentSubject} from './subject';

/** Samples and statements that the lock doesn't have as they are. Needs no CMS. */
export function checkSamples(siteDir: string): Finding[] {
  const docsDir = path.join(siteDir, 'docs');
  const lock = readLock(siteDir);
  const set = readSamples(docsDir, siteDir, RUNNERS);
  const statements = readStatements(docsDir, siteDir, () => true);
  const counts = countClaims(statements);
  const changed = statements.filter(({file}) => !isDeepStrictEqual(counts[pageOf(file)], lock?.claims[pageOf(file)]));
  return [
    ...checkLock(set, lock, currentSubject(siteDir)),
    ...changed.map(({file}) => {
      const reason = 'The statements of this page have changed since it was proven.';
      return new Finding(file, 1, reason, `Run "npm run proof -- ${file}".`);
    }),
  ];
}
