/** `npm test`: runs every check of the project, and prints a line for each, and the whole output of those that fail. The last line is
 * `N passed, N failed`. `npm run test:full` opens every page in the browser, not only a sample. With `--proof`,
 * the samples are run against the real CMS too.
 */
import {testRun} from '../../tests/testRun';
import {ensureChromium} from '../../proof/browser/findChromium';
import {
  browsers,
  buildSites,
  checkCorpus,
  checkDocs,
  endToEnd,
  lint,
  proveSamples,
  sum,
  types,
  unit,
  type Outcome,
} from './steps';

interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** Steps that need no build, longest first. They run alongside the builds, and two at a time after the builds. */
const WITHOUT_BUILD: Step[] = [
  {name: 'lint', run: lint},
  {name: 'unit', run: unit},
  {name: 'types', run: types},
  {name: 'docs', run: checkDocs},
];

const outcomes: Outcome[] = [];

async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium();
  if (process.argv.includes('--full')) process.env.TEST_SCOPE = 'full';
  const [isBuilt] = await Promise.all([build(), runWithoutBuild()]);
  // Alone: tests in a browser wait for what happens, and need the machine for it.
  if (isBuilt) await runStep({name: 'end to end', run: endToEnd});
  else console.log('End-to-end tests need a build.');
  if (isBuilt && testRun().isFull) await runStep({name: 'browsers', run: browsers});
  // Takes minutes, and an install of the CMS.
  if (process.argv.includes('--proof')) await runStep({name: 'proof', run: proveSamples});

  const {passed, failed} = sum(outcomes);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function build(): Promise<boolean> {
  const {failed} = await runStep({name: 'build', run: buildSites});
  if (failed === 0) await runStep({name: 'corpus', run: checkCorpus});
  await runWithoutBuild();
  return failed === 0;
}

/** Takes each step off the list, so that two runs share it. */
async function runWithoutBuild(): Promise<void> {
  for (let step = WITHOUT_BUILD.shift(); step; step = WITHOUT_BUILD.shift()) await runStep(step);
}

/** Runs a step and prints how it went. */
async function runStep({name, run}: Step): Promise<Outcome> {
  const started = performance.now();
  const outcome = await run();
  outcomes.push(outcome);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const {passed, failed} = outcome;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) console.log(outcome.output);
  else if (outcome.notice) console.log(outcome.notice);
  return outcome;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
