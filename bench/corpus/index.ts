import {rmSync} from 'node:fs';
import budgets from '../budgets.json';
import {growTree, GROWN_DOCS, WHOLE_DOCUMENTATION} from '../growTree';
import {median} from '../median';
import {EDITS, edits, measureApart, PAGE_CACHE, parts, type PartName} from './protocol';

const RUNS = 5;

/**
 * Tried, and not worth its upkeep: the trees that Docusaurus's own compile makes (the search needs its records before the
 * bundler starts, and the bundler's cache skips the compile), worker threads (the same CPU time), text without code
 * fences (4 % less), a larger young generation (8 % less, but a flag of the whole build).
 */
const PARSER_NOTE = `Nine tenths with no page cached are micromark, the parser that Docusaurus uses too. Its time grows with the text, about
1.5 s for each MB. The cache in node_modules/.cache, which many hosts keep, spares it for pages that did not change.`;

/** What the corpus adds to a build with as many pages as the whole documentation will have, and to an edit. */
export async function measureCorpus(): Promise<void> {
  const pages = growTree(WHOLE_DOCUMENTATION);
  const cold: Record<PartName, number>[] = [];
  const warm: Record<PartName, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    rmSync(PAGE_CACHE, {recursive: true, force: true});
    cold.push(await measureApart('bench/corpus/measureParts.ts', parts));
    warm.push(await measureApart('bench/corpus/measureParts.ts', parts));
  }
  const {coldCpuSeconds, editMs} = budgets.corpus;
  console.log(`\nThe corpus of ${pages} pages: CPU seconds of a build, median of ${RUNS} processes, and their range`);
  const row = (part: PartName, budget?: number): Record<string, string> => ({
    'no page cached': range(
      cold.map((run) => run[part]),
      2,
      budget,
    ),
    'all pages cached': range(
      warm.map((run) => run[part]),
      2,
    ),
    budget: budget === undefined ? '' : `<= ${budget} with no page cached`,
  });
  console.table({
    'read and parse': row('parse'),
    'llms.txt, Markdown pages': row('llms'),
    'tags JSON': row('tags'),
    'all of it': row('all', coldCpuSeconds),
  });

  console.log(PARSER_NOTE);

  const measured = await measureApart('bench/corpus/measureEdits.ts', edits, {
    NODE_ENV: 'development',
    DOCS_DIR: GROWN_DOCS,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/bench/docusaurus-edits',
  });
  console.log(`\nAn edit of a page of them in npm start: ms before the update can be sent, median and range of ${EDITS} edits`);
  console.table({
    'with the corpus’ plugins': {ms: range(measured.withPlugins, 1, editMs), budget: `<= ${editMs}`},
    'without them': {ms: range(measured.withoutPlugins, 1), budget: ''},
  });
}

/** `2.71 (2.65 to 2.93)`, and what it is over. */
function range(values: readonly number[], digits: number, budget = Number.POSITIVE_INFINITY): string {
  const middle = median(values);
  const [from, to] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${middle.toFixed(digits)} (${from} to ${to})${middle > budget ? `, over ${budget}` : ''}`;
}
