import type {SourceFile} from 'docs-corpus';
import {checkCodeNames} from '../names/checkCodeNames';
import {checkNames, type NameFault} from '../names/checkNames';
import {loadCodeNames, loadNames} from '../names/loadNames';
import {checkMenu, loadMenu} from '../panel/checkMenu';
import {checkSteps} from '../panel/checkSteps';
import {checkFacts} from './facts';
import {checkBadgeVersions, checkHeadingBadges} from './headingBadges';
import {checkLanguageTabs} from './languageTabs';
import {checkNoteHeaders} from './noteHeaders';
import {checkOnByDefault} from './onByDefault';
import {checkPackages} from './packages';
import {checkQuotedNames} from './quotedNames';
import {checkRequestMethod} from './requestMethod';

/** Names, versions, and values of a page that don't exist or that contradict each other. Needs no CMS. */
export function checkRules(source: SourceFile): NameFault[] {
  return [
    ...checkNames(source, loadNames()),
    ...checkCodeNames(source, loadCodeNames()),
    ...checkPackages(source),
    ...checkFacts(source),
    ...checkHeadingBadges(source),
    ...checkBadgeVersions(source),
    ...checkLanguageTabs(source),
    ...checkNoteHeaders(source),
    ...checkOnByDefault(source),
    ...checkQuotedNames(source),
    ...checkRequestMethod(source),
    ...checkMenu(source, loadMenu()),
    ...checkSteps(source),
  ];
}
