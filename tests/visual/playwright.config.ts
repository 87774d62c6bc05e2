/**
 * Pictures of the main pages, compared with those of an earlier build:
 *
 *     npm run build
 *     npx playwright test -c tests/visual/playwright.config.ts --update-snapshots   # before a change
 *     npx playwright test -c tests/visual/playwright.config.ts                      # after it
 *
 * Text is drawn differently on each machine, so the pictures stay out of git, in .cache/visual, and this is no part
 * of `npm test`. The browser's flags pin what can be pinned.
 */
import {defineConfig, devices} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../../scripts/browser/findChromium';
import {testRun} from '../testRun';

const {production} = testRun().ports;
const DRAWING = ['--force-device-scale-factor=1', '--force-color-profile=srgb', '--disable-lcd-text', '--hide-scrollbars'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '../../.cache/visual/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  expect: {toHaveScreenshot: {animations: 'disabled', caret: 'hide', maxDiffPixels: 20}},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${production}`,
    reducedMotion: 'reduce',
    launchOptions: {executablePath: ensureChromium(), args: [...CHROMIUM_ARGS, ...DRAWING]},
  },
  webServer: {
    command: `npx tsx scripts/serve/index.ts --port ${production}`,
    cwd: '../..',
    port: production,
  },
});
