/**
 * Screenshots of the main pages, compared with those of an earlier build:
 *
 *     npm run build
 *     npx playwright test -c tests/visual/playwright.config.ts --update-snapshots   # before a change
 *     npx playwright test -c tests/visual/playwright.config.ts                      # after it
 *
 * Machines render text differently, so the screenshots are in .cache/visual and not in git, and `npm test` doesn't compare them. The
 * browser's flags make rendering as stable as possible.
 */
import {defineConfig, devices} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from '../../proof/browser/findChromium';
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
