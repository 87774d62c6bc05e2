import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import * as z from 'zod';
import {createCorpusReader, Finding} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {installCms} from '../installCms';
import {compare, rowsOf, type CoverageItem} from './compare';
import {defaultsOf, type DefaultsFile} from './defaultsFile';
import type {CoverageList} from './list';
import {readSinceFile} from '../since/sinceFile';
import {missingNews} from '../since/whatsNew';
import {LISTS} from './lists';

const frontMatterSchema = z.object({covers: z.array(z.string()).optional()});

/** Page that lists what each release added. */
const WHATS_NEW = 'whats-new';

export interface CoverageReport {
  /** One line per list, to print. */
  rows: readonly string[];
  findings: Finding[];
  /** Number of items that exist and are documented. */
  documented: number;
  /** Defaults in the lists. */
  defaults: DefaultsFile['lists'];
}

/** Compares lists of what the installed packages have with the pages that claim them. */
export async function readCoverage(siteDir: string): Promise<CoverageReport> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  installCms(cmsDir);
  const pages = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL}).pages();
  const claims = pages.map((page) => {
    const text = readFileSync(path.join(siteDir, page.file), 'utf8');
    return {page, text, covers: coversOf(text)};
  });
  const {lists: since} = readSinceFile(siteDir);
  const findings: Finding[] = [];
  const rows: string[] = [];
  const read: {list: CoverageList; items: readonly CoverageItem[]}[] = [];
  let documented = 0;
  for (const {page, covers} of claims)
    for (const name of covers.filter((claim) => !LISTS.some((list) => list.name === claim)))
      findings.push(
        new Finding(page.file, 1, `There is no list "${name}".`, `The lists are ${LISTS.map((list) => list.name).join(', ')}.`),
      );
  for (const list of LISTS) {
    const items = await list.read(cmsDir);
    read.push({list, items});
    const claiming = claims.filter(({covers}) => covers.includes(list.name));
    const first = claiming[0]?.page;
    if (!first) {
      const home = pages.find(({id}) => id === list.page);
      rows.push(`${list.name}: ${items.length}, ${home ? 'not claimed' : `waiting for the page ${list.page}`}`);
      if (home)
        findings.push(
          new Finding(home.file, 1, `No page covers ${list.name}.`, `Add "covers: ['${list.name}']" to its front matter.`),
        );
      continue;
    }
    const coverage = compare(
      items,
      claiming.flatMap(({page, text}) => rowsOf(page.sections, list.column, {...list, lines: text.split('\n')})),
      list.source,
      since[list.name],
    );
    findings.push(...coverage.faults.map(({line, fault, fix}) => new Finding(first.file, line, fault, fix)));
    documented += coverage.documented;
    rows.push(
      `${list.name}: ${coverage.documented} of ${items.length} documented, ${coverage.defaultsCompared} defaults compared, ${coverage.faults.length} faults`,
    );
  }
  const whatsNew = pages.find(({id}) => id === WHATS_NEW);
  if (whatsNew) findings.push(...missingNews(since, whatsNew));
  return {rows, findings, documented, defaults: defaultsOf(read)};
}

function coversOf(text: string): string[] {
  const {frontMatter} = parseFileContentFrontMatter(text);
  return frontMatterSchema.parse(frontMatter).covers ?? [];
}
