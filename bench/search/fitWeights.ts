/**
 * `npx tsx bench/search/fitWeights.ts`: fits the weights of the search on the phrases of `asked.tsv` that are for tuning, and on the golden
 * queries, and writes them to `src/search/embedded/weights.json`. What people asked and the other phrases stay out, because they show
 * whether the weights hold.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {parseCorpus} from '../../plugins/corpus';
import {parseEnvironment} from '../../plugins/environment';
import {toCompact} from '../../plugins/search/compact';
import {loadRecords} from '../../scripts/search-export/loadRecords';
import {runScript} from '../../scripts/runScript';
import {SearchEngine} from '../../src/search/embedded';
import {fitMargin, fitPages, fitSections} from './fitting';
import {questionSets, readAsked} from './sets';

const FILE = 'src/search/embedded/weights.json';

runScript(async () => {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const records = loadRecords({docsDir, siteUrl});
  const pages = parseCorpus(path.resolve(docsDir), {siteDir: process.cwd(), siteUrl});
  const {headings, texts} = toCompact(records);
  const engine = new SearchEngine(headings);
  await engine.addTexts(texts);
  const golden = questionSets(pages, records).find(({name}) => name === 'golden')?.questions ?? [];
  const {tune} = readAsked(pages);
  const page = fitPages(engine, tune, golden);
  const weights = {page, section: fitSections(engine, tune), weak: fitMargin(engine, tune, page)};
  writeFileSync(FILE, await format(JSON.stringify(weights), {filepath: FILE}));
  console.log(weights);
});
