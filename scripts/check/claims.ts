import type {SourceFile} from '../../plugins/corpus';
import {claimsOf} from '../../proof/claims/readClaims';
import {checkNames} from '../../proof/names/checkNames';
import {checkCodeNames} from '../../proof/names/checkCodeNames';
import {loadCodeNames, loadNames} from '../../proof/names/loadNames';
import type {Fault} from './finding';

/** Finds unproven statements, names of buttons and fields that the admin panel doesn't have, and names of code that Strapi doesn't have. */
export function checkClaims(source: SourceFile): Fault[] {
  const claims = claimsOf(source).flatMap(({line, fault}) => (fault ? [{line, ...fault}] : []));
  const names = [...checkNames(source, loadNames()), ...checkCodeNames(source, loadCodeNames())];
  return [...claims, ...names].map(({line, fault, fix}) => ({line, reason: withoutStop(fault), fix: withoutStop(fix)}));
}

/** Findings of the check don't end with a period. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
