/**
 * `npm run bench [-- today|grown|build|corpus|search|ask-ai|game|proof]`: measures the production build against `bench/budgets.json`.
 * Nothing is asserted: the table says what is over.
 */
import {measureAskAi} from './ask-ai';
import {measureBuild} from './build';
import {measureCorpus} from './corpus';
import {measureGame} from './game';
import {measureProof} from './proof';
import {measureSearch} from './search';
import {measureGrown, measureToday} from './weight';

const BENCHES: Record<string, () => Promise<void>> = {
  today: measureToday,
  grown: measureGrown,
  build: measureBuild,
  corpus: measureCorpus,
  search: measureSearch,
  'ask-ai': measureAskAi,
  game: measureGame,
  proof: measureProof,
};

async function main(): Promise<void> {
  const names = process.argv.slice(2);
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
