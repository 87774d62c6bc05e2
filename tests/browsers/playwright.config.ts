/**
 * What readers do, in three engines: `npm run test:browsers`, or `-- --project webkit` for one. Playwright's runner runs the tests of all of
 * them, but WebKitGTK has a driver of its own. Needs a build.
 */
import {defineConfig} from '@playwright/test';
import {PLAYWRIGHT_DEFAULTS} from '../playwrightDefaults';
import {testRun} from '../testRun';
import {ENGINES, missingEngines} from './engines';

const {isFull} = testRun();

// Each worker reads this file too.
if (process.env.TEST_WORKER_INDEX === undefined) for (const line of missingEngines()) console.warn(line);

/** On a busy machine, WebKitWebDriver stops answering in about one test of thirty. A new one answers. */
const PATIENT = {timeout: 60_000, retries: isFull ? 2 : 0};

export default defineConfig<{engineName: keyof typeof ENGINES}>({
  ...PLAYWRIGHT_DEFAULTS,
  testDir: '.',
  outputDir: '../../test-results/browsers',
  expect: {timeout: 30_000},
  projects: (['chromium', 'firefox', 'webkit'] as const)
    .filter((name) => ENGINES[name].isInstalled())
    .map((name) => ({name, use: {engineName: name}, ...(name === 'webkit' && PATIENT)})),
});
