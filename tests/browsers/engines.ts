import {chromium, firefox} from 'playwright-core';
import {CHROMIUM_ARGS, ensureChromium, pathOf} from '../../proof/browser/findChromium';
import type {Engine} from './driver';
import {startPlaywright} from './playwright';
import {startWebKit} from './webKit';

interface EngineKind {
  /** Debian's packages. */
  packages: string;
  isInstalled: () => boolean;
  start: () => Promise<Engine>;
  /** Width of a phone. WebKitGTK has no narrower window. */
  phone: number;
  /** Whether windows of a test keep files. Those of WebKitGTK don't, so a file that was fetched ahead is fetched again. */
  hasCache: boolean;
}

export const ENGINES = {
  chromium: {
    packages: 'chromium',
    isInstalled: () => true,
    start: () =>
      startPlaywright(
        // Scrollbars take their room, as on Windows and in Firefox.
        chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS, ignoreDefaultArgs: ['--hide-scrollbars']}),
      ),
    phone: 390,
    hasCache: true,
  },
  firefox: {
    packages: 'firefox-esr',
    isInstalled: () => firefoxPath() !== null,
    // The channel says that it's Mozilla's own, which speaks WebDriver BiDi, and not Playwright's.
    start: () => startPlaywright(firefox.launch({channel: 'moz-firefox', executablePath: firefoxPath() ?? ''})),
    phone: 390,
    hasCache: true,
  },
  webkit: {
    packages: 'webkit2gtk-driver and xvfb',
    isInstalled: () => pathOf('WebKitWebDriver') !== null && pathOf('Xvfb') !== null,
    start: startWebKit,
    phone: 447,
    hasCache: false,
  },
} satisfies Record<string, EngineKind>;

export type EngineName = keyof typeof ENGINES;

function firefoxPath(): string | null {
  return pathOf('firefox-esr') ?? pathOf('firefox');
}

/** A line for each engine that this machine doesn't have. */
export function missingEngines(): string[] {
  return Object.entries(ENGINES).flatMap(([name, {packages, isInstalled}]) =>
    isInstalled() ? [] : [`No test ran in ${name}, which isn't installed (Debian's packages: ${packages}).`],
  );
}
