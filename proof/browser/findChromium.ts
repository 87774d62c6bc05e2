import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {installChromium} from './installChromium';

/** The headless shell first: it has no windows to manage, which saves a seventh of the tests' time. */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT_IN_MS = 300_000;

/** Disables background traffic, so that tests and measurements see only the pages' own requests. */
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

/** Path of a Chromium on this machine, or `null`. Looks at `CHROMIUM_PATH` first, then the system's, then Playwright's. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file. Correct it, or unset it.`);
    return named;
  }
  const installed = INSTALLED.map(pathOf).find((found) => found !== null);
  if (installed) return installed;
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : null;
}

/**
 * Finds a Chromium, or installs one.
 *
 * @throws {Error} with what to install if everything fails
 */
export function ensureChromium(): string {
  const found = findChromium();
  return (
    found ??
    installChromium({
      find: findChromium,
      has: (command) => pathOf(command) !== null,
      isRoot: process.getuid?.() === 0,
      run(command, args) {
        const {status, error, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', timeout: INSTALL_TIMEOUT_IN_MS});
        return {succeeded: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('').trim()};
      },
      log: (line) => console.log(line),
    })
  );
}

/** Path of a program. */
export function pathOf(command: string): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file)) ?? null;
}
