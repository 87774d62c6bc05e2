import path from 'node:path';
import {parseCorpus} from '../../plugins/corpus';
import {readNames} from '../../plugins/name-index';
import {searchedNames} from '../../plugins/name-index/searchedNames';
import {groupNames} from '../../plugins/search/groups';
import {toRecords} from '../../plugins/search/records';
import type {SearchRecord} from '../../src/search/format';
import sidebars from '../../sidebars';
import type {SiteEnvironment} from '../../plugins/environment';

/**
 * The records of the docs folder, without Docusaurus running.
 *
 * Unlisted pages aren't exported. The built-in search adds them to the end of the first results if a query names them. Algolia can't:
 * ranked by relevance, their titles come before the pages that replace them, and ranked last, they come after all other matches (about 50
 * for "entity service"), so the modal, which shows 20, never has them.
 */
export function loadRecords({docsDir, siteUrl}: Pick<SiteEnvironment, 'docsDir' | 'siteUrl'>): SearchRecord[] {
  const pages = parseCorpus(path.resolve(docsDir), {siteDir: process.cwd(), siteUrl});
  const names = searchedNames(readNames(process.cwd(), pages));
  return toRecords(pages, {siteUrl, language: 'en', version: 'current', groupOf: groupNames(sidebars), names});
}
