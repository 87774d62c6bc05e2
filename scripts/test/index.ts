/**
 * `npm test`: every check of the project, one after the other, each told in a line; what a failed one printed is
 * shown in full. The last line counts all: `N passed, N failed`. With `--proof`, the samples are run against the real CMS too.
 */
import {ensureChromium} from '../browser/findChromium';
import {
  buildSites,
  checkCorpus,
  checkDiagrams,
  checkDocs,
  checkPictures,
  checkSamples,
  endToEnd,
  lint,
  proveSamples,
  types,
  unit,
  type Outcome,
} from './steps';

const STEPS: {name: string; run: () => Promise<Outcome>}[] = [
  {name: 'types', run: types},
  {name: 'lint', run: lint},
  {name: 'docs', run: checkDocs},
  {name: 'samples', run: checkSamples},
  {name: 'pictures', run: checkPictures},
  {name: 'diagrams', run: checkDiagrams},
  {name: 'unit', run: unit},
  {name: 'build', run: buildSites},
  {name: 'corpus', run: checkCorpus},
  {name: 'end to end', run: endToEnd},
];

// Takes minutes, and an install of the CMS: `npm test -- --proof`.
if (process.argv.includes('--proof')) STEPS.push({name: 'proof', run: proveSamples});

async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium();
  let passed = 0;
  let failed = 0;
  for (const {name, run} of STEPS) {
    const started = performance.now();
    const outcome = await run();
    passed += outcome.passed;
    failed += outcome.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    if (outcome.failed > 0) console.log(outcome.output);
    if (outcome.failed > 0 && name === 'build') {
      console.log('Without a build there is nothing to test end to end.');
      break;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
