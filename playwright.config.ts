import {defineConfig, devices} from '@playwright/test';
import {CHROMIUM_ARGS, ensureChromium} from './proof/browser/findChromium';
import {TEST_BUILD, UNTRIMMED_BUILD} from './scripts/serve/site';
import {PLAYWRIGHT_DEFAULTS} from './tests/playwrightDefaults';
import {testRun} from './tests/testRun';

const {ports, isFull} = testRun();
const launchOptions = {executablePath: ensureChromium(), args: CHROMIUM_ARGS};
const serve = (port: number, options = ''): string => `npx tsx scripts/serve/index.ts --port ${port} ${options}`;

const STORIES = `http://localhost:${ports.stories}`;
/** The test build asks for consent, which only some tests need. */
const REFUSED_CONSENT = {cookies: [], origins: [{origin: STORIES, localStorage: [{name: 'consent', value: 'refused'}]}]};

/** One for each project. */
const SERVERS = [
  {name: 'production', command: serve(ports.production), port: ports.production},
  {name: 'stories', command: serve(ports.stories, `--dir ${TEST_BUILD}`), port: ports.stories},
  {name: 'development', command: 'npx tsx tests/startDevelopment.ts', port: ports.development, timeout: 300_000},
  // Built by the full run only.
  ...(isFull ? [{name: 'untrimmed', command: serve(ports.untrimmed, `--dir ${UNTRIMMED_BUILD}`), port: ports.untrimmed}] : []),
];

export default defineConfig({
  ...PLAYWRIGHT_DEFAULTS,
  testDir: 'tests/e2e',
  expect: {timeout: 60_000},
  // A trace takes a third more time, passed or failed: `npx playwright test --trace on` records one of what has failed.
  use: {
    ...devices['Desktop Chrome'],
    // A cleaned window of another test costs half of a new one. Playwright doesn't promise that nothing is left in it.
    reuseContext: !isFull,
    viewport: {width: 1280, height: 800},
    launchOptions,
    screenshot: 'only-on-failure',
  },
  projects: [
    // One edit at a time, because each makes the server compile. First, so that the other worker runs other tests at the same time.
    {name: 'development', testMatch: 'development/**', workers: 1, use: {baseURL: `http://localhost:${ports.development}`}},
    {
      name: 'production',
      testIgnore: ['development/**', 'stories/**', 'untrimmed/**'],
      use: {baseURL: `http://localhost:${ports.production}`},
    },
    {name: 'stories', testMatch: 'stories/**', use: {baseURL: STORIES, storageState: REFUSED_CONSENT}},
    ...(isFull ? [{name: 'untrimmed', testMatch: 'untrimmed/**', use: {baseURL: `http://localhost:${ports.untrimmed}`}}] : []),
  ],
  webServer: SERVERS.filter(({name}) => isWanted(name)),
});

/** Whether tests of a project run: all, or those that the command names, `--project stories`. */
function isWanted(project: string): boolean {
  const names = process.argv.flatMap((word, index, words) => {
    if (word.startsWith('--project=')) return [word.slice('--project='.length)];
    if (word !== '--project') return [];
    const rest = words.slice(index + 1);
    const end = rest.findIndex((name) => name.startsWith('-'));
    return end === -1 ? rest : rest.slice(0, end);
  });
  return names.length === 0 || names.includes(project);
}
