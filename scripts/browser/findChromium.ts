import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No background traffic: tests and measurements see only what the pages ask for. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Path of a Chromium on this machine, or `null`. `CHROMIUM_PATH` comes first, then the system's, then Playwright's own. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, where there is no file. Correct it, or unset it.`);
    return named;
  }
  const installed = INSTALLED.map(pathOf).find((found) => found !== null);
  if (installed) return installed;
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : null;
}

/**
 * Finds a Chromium, or installs one: Playwright's download first, then the system's package where that is allowed.
 *
 * @throws {Error} that says what to install, when nothing works
 */
export function ensureChromium(): string {
  const attempts = [
    () => undefined,
    () => run('npx', ['playwright', 'install', '--with-deps', 'chromium']),
    () => run('npx', ['playwright', 'install', 'chromium']),
    () => installPackage(),
  ];
  for (const attempt of attempts) {
    attempt();
    const found = findChromium();
    if (found !== null) return found;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

function pathOf(command: string): string | null {
  try {
    return execFileSync('which', [command], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim() || null;
  } catch {
    // `which` exits with 1 for a command that is not there.
    return null;
  }
}

function installPackage(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (...args: string[]): void => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    run(command, rest);
  };
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

/** A failed attempt is told and the next one is tried. */
function run(command: string, args: string[]): void {
  console.log(`No Chromium yet. Trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000});
  } catch (error) {
    console.warn(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
  }
}
