import type {SourceFile} from '../../plugins/corpus';
import {checkCodeNames} from '../names/checkCodeNames';
import {checkNames, type NameFault} from '../names/checkNames';
import {loadCodeNames, loadNames} from '../names/loadNames';
import {checkCounts} from './counts';
import {checkCronWords} from './cronWords';
import {checkFacts} from './facts';
import {checkHeadingBadges} from './headingBadges';
import {checkLanguageTabs} from './languageTabs';
import {checkMenuPaths} from './menuPaths';
import {checkPackages} from './packages';
import type {Rule} from './rule';
import {checkStepNumbers} from './stepNumbers';
import {checkTitledPaths} from './titledPaths';

const RULES: readonly Rule[] = [
  (source) => checkNames(source, loadNames()),
  (source) => checkCodeNames(source, loadCodeNames()),
  (source) => checkPackages(source),
  checkTitledPaths,
  (source) => checkFacts(source),
  (source) => checkHeadingBadges(source),
  checkCronWords,
  checkLanguageTabs,
  checkStepNumbers,
  checkCounts,
  checkMenuPaths,
];

/** Names, versions, and paths of a page that don't exist or that contradict each other. Needs no CMS. */
export function checkRules(source: SourceFile): NameFault[] {
  return RULES.flatMap((rule) => rule(source));
}
