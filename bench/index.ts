/**
 * `npm run bench [-- NAME …] [--runs 5] [--built] [--only loads] [--pages 2600]`: measures the production build against
 * `bench/budgets.json`. Nothing is asserted: the tables say what is over. Without names, all of them; with only
 * `--pages`, a tree of so many pages next to today's.
 */
import {parseArgs} from 'node:util';
import {measureAskAi} from './ask-ai';
import {buildSites} from './builds';
import {measureCorpus} from './corpus';
import {measureEditToScreen} from './edits';
import {measureGame} from './game';
import {measureGrowth} from './growth';
import {measurePages} from './pages';
import {measureProof} from './proof';
import {measureSearch} from './search';

const {values: options, positionals: names} = parseArgs({
  allowPositionals: true,
  options: {
    /** How often each figure is measured on each site. */
    runs: {type: 'string', default: '5'},
    /** Measures the builds that the last run left, and that of `npm run build`. */
    built: {type: 'boolean', default: false},
    /** Parts of `pages` and `proof`. */
    only: {type: 'string', multiple: true, default: []},
    /** Of the grown tree. */
    pages: {type: 'string'},
    /** Of the grown tree of `proof`: five times as many as there were when the limit was set. */
    samples: {type: 'string', default: '11550'},
    /** Pages that the grown tree of `proof` is made of (all by default). */
    of: {type: 'string', multiple: true, default: []},
  },
});

const BENCHES: Record<string, () => Promise<void>> = {
  pages: async () => {
    if (!options.built) await buildSites();
    await measurePages(Number(options.runs), options.only);
  },
  edits: measureEditToScreen,
  corpus: measureCorpus,
  search: measureSearch,
  'ask-ai': measureAskAi,
  game: measureGame,
  proof: () => measureProof(options.only, {samples: Number(options.samples), pages: options.of}),
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
