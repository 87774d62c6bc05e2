import path from 'node:path';
import {parseCorpus} from '../../plugins/corpus';
import {groupNames} from '../../plugins/search/groups';
import {toRecords} from '../../plugins/search/records';
import type {SearchRecord} from '../../src/search/format';
import sidebars from '../../sidebars';
import type {SiteEnvironment} from '../../plugins/environment';

/** The records of the docs folder, without Docusaurus running. */
export function loadRecords({docsDir, siteUrl}: Pick<SiteEnvironment, 'docsDir' | 'siteUrl'>): SearchRecord[] {
  const pages = parseCorpus(path.resolve(docsDir), {siteUrl});
  return toRecords(pages, {siteUrl, language: 'en', version: 'current', groupOf: groupNames(sidebars)});
}
