import type {PlaywrightTestConfig} from '@playwright/test';
import {testRun} from './testRun';

const {isContinuousIntegration, isFull, report} = testRun();

/** What the end-to-end tests and the tests of the browsers have in common. */
export const PLAYWRIGHT_DEFAULTS = {
  forbidOnly: isContinuousIntegration,
  fullyParallel: true,
  workers: 2,
  // A second try tells a fault from a race. `npm test` prints what passed only then, and what the page looked like.
  retries: isFull ? 1 : 0,
  // Limits are for what hangs: on a busy machine, everything else takes a while.
  timeout: 120_000,
  reporter: report === undefined ? [['list']] : [['list'], ['json', {outputFile: report}]],
} satisfies PlaywrightTestConfig;
