import type {SourceFile} from '../../plugins/corpus';
import {claimsOf} from '../../proof/claims/readClaims';
import {checkRules} from '../../proof/rules';
import type {Fault} from './finding';

/** Finds unproven statements, and statements that what was recorded about the packages contradicts. */
export function checkClaims(source: SourceFile): Fault[] {
  const claims = claimsOf(source).flatMap(({line, fault}) => (fault ? [{line, ...fault}] : []));
  return [...claims, ...checkRules(source)].map(({line, fault, fix}) => ({
    line,
    reason: withoutStop(fault),
    fix: withoutStop(fix),
  }));
}

/** Findings of the check don't end with a period. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
