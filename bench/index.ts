/**
 * `npm run bench [-- NAME …] [--runs 5] [--built] [--only loads] [--pages 2600] [--ablation]`: measures the production build against
 * `bench/budgets.json`. Nothing is asserted: the tables say what is over. Without names, all of them; with only
 * `--pages`, a tree of so many pages next to today's.
 */
import {parseArgs} from 'node:util';
import {runScript} from '../scripts/runScript';
import {measureAskAi} from './ask-ai';
import {buildSites} from './builds';
import {measureGrowth} from './growth';
import {measurePages} from './pages';
import {measureSearch} from './search';

const {values: options, positionals: names} = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of measurements of each figure on each site. */
    runs: {type: 'string', default: '5'},
    /** Measures the builds of the last run and of `npm run build` instead of building. */
    built: {type: 'boolean', default: false},
    /** Parts of the measurement `pages`. */
    only: {type: 'string', multiple: true, default: []},
    /** Measures the gain of each rule and weight of the search. */
    ablation: {type: 'boolean', default: false},
    /** Number of pages of the larger tree. */
    pages: {type: 'string'},
  },
});

const BENCHES: Record<string, () => Promise<void>> = {
  pages: async () => {
    if (!options.built) await buildSites();
    await measurePages(Number(options.runs), options.only);
  },
  search: () => measureSearch(options),
  'ask-ai': measureAskAi,
};

async function main(): Promise<void> {
  if (options.pages !== undefined && names.length === 0) return measureGrowth(Number(options.pages));
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new Error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  for (const [name, run] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) await run();
  }
}

runScript(main);
