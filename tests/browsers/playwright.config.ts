/**
 * What readers do, in three engines: `npm run test:browsers`, or `-- --project webkit` for one. Playwright's runner runs the tests of all of
 * them, but WebKitGTK has a driver of its own. Needs a build.
 */
import {defineConfig} from '@playwright/test';
import {testRun} from '../testRun';
import {ENGINES, missingEngines} from './engines';

const {isContinuousIntegration, isFull, report} = testRun();

// Each worker reads this file too.
if (process.env.TEST_WORKER_INDEX === undefined) for (const line of missingEngines()) console.warn(line);

/** On a busy machine, WebKitWebDriver stops answering in about one test of thirty. A new one answers. */
const PATIENT = {timeout: 60_000, retries: isFull ? 2 : 0};

export default defineConfig<{engineName: keyof typeof ENGINES}>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: isContinuousIntegration,
  fullyParallel: true,
  workers: 2,
  // A second try tells a fault from a race. The runner prints what passed only then.
  retries: isFull ? 1 : 0,
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: report === undefined ? [['list']] : [['list'], ['json', {outputFile: report}]],
  projects: (['chromium', 'firefox', 'webkit'] as const)
    .filter((name) => ENGINES[name].isInstalled())
    .map((name) => ({name, use: {engineName: name}, ...(name === 'webkit' && PATIENT)})),
});
