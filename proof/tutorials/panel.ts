import escapeRegExp from 'escape-string-regexp';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import type {CorpusReader} from 'docs-corpus';
import {chromium, type Browser, type Locator, type Page} from 'playwright-core';
import {CHROMIUM_ARGS, ensureChromium} from '../browser/findChromium';
import type {PanelStep} from 'docs-proof/samples/step';
import {PanelError, type Panel} from 'docs-proof/tutorials/options';
import {PORT} from '../conventions';
import {watchRequests} from '../shots/quiet';
import {plainReason} from '../shots/sceneError';
import {findScenes} from '../shots/scenes';

export interface PanelOptions {
  siteDir: string;
  /** Opens the docs, whose scenes have steps. */
  openDocs: () => CorpusReader;
  port: number;
  /** The folder that file paths are relative to. */
  root: string;
  onToken: (token: string) => void;
  /** What the panel's `localStorage` has from the start. */
  storage?: Readonly<Record<string, string>>;
  /** How long a step waits for what it needs (ms). By default, the time for the first load of a panel in development on a busy machine. */
  timeout?: number;
}

const STEP_TIMEOUT = 120_000;
/** How long a step waits for the previous step's requests. Requests that a restart or navigation interrupts never finish. */
const REQUESTS_TIMEOUT = 3_000;
/** Timeout for reading the state of an existing element. */
const STATE_TIMEOUT = 500;
/** Path relative to the site. */
const FAILURES = '.cache/tutorials';

/** The reader's browser, with the admin panel. */
export async function openPanel(options: PanelOptions): Promise<Panel> {
  const {siteDir, openDocs, port, root, onToken, storage = {}, timeout = STEP_TIMEOUT} = options;
  const browser = await launch(port);
  const page = await newPage(browser, timeout);
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  const visible = visibleWithin(timeout);
  let isQuiet = watchRequests(page, REQUESTS_TIMEOUT);

  async function act(step: PanelStep): Promise<void> {
    switch (step.kind) {
      case 'open':
        isQuiet = watchRequests(page, REQUESTS_TIMEOUT);
        await page.goto(/^(?:\/|https?:)/.test(step.name) ? step.name : pathToFileURL(path.resolve(root, step.name)).href);
        return;
      case 'reload':
        await page.reload();
        return;
      case 'copy token':
        onToken(await tokenOn(page, timeout));
        return;
      case 'do':
        await (
          await sceneStep(siteDir, openDocs(), step.name)
        )(page);
        return;
      case 'see':
        await see(page, step.name, timeout);
        return;
      case 'click':
        await (
          await visible(clickable(page, step.name), `click "${step.name}"`, await bottomOf(page, step.below, visible))
        ).click();
        return;
      case 'tab':
        await (await visible([page.getByRole('tab', {name: step.name})], `open the tab "${step.name}"`)).click();
        return;
      case 'select':
      case 'clear':
        await setBox(
          await visible(
            checkboxes(page, step.name),
            `find the checkbox "${step.name}"`,
            await bottomOf(page, step.below, visible),
          ),
          step.kind === 'select',
        );
        return;
      case 'type':
      case 'fill':
        await (await visible(fields(page, step.name), `find the field "${step.name}"`)).fill(step.value);
        return;
      case 'choose':
        await (await visible(boxes(page, step.name), `find the list "${step.name}"`)).click();
        await (await visible([page.getByRole('option', {name: step.value})], `choose "${step.value}"`)).click();
        // A list for several options stays open.
        if (await page.locator('[aria-multiselectable="true"]').isVisible()) await page.keyboard.press('Escape');
        return;
    }
  }

  return {
    async run(step) {
      try {
        // `see` looks at once, because text can disappear quickly. After a timeout, the step itself shows whether it's possible.
        if (step.kind !== 'see') await isQuiet().catch(() => undefined);
        await act(step);
      } catch (error) {
        throw new PanelError(`${plainReason(error)} What was on screen: ${await screenshotOf(page, siteDir)}.`, {cause: error});
      }
    },
    close: () => browser.close(),
  };
}

/** Blocks the network, except for the project. */
function launch(port: number): Promise<Browser> {
  const rules = `MAP localhost:${PORT} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--no-proxy-server', `--host-resolver-rules=${rules}`],
  });
}

async function newPage(browser: Browser, timeout: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    viewport: {width: 1400, height: 1000},
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(timeout);
  return context.newPage();
}

/** Elements that a reader would click for a name, most specific first. If a dialog is open, only elements inside it. */
function clickable(page: Page, name: string): Locator[] {
  const start = new RegExp(`^${escapeRegExp(name)}(?![\\w-])`);
  return [page.getByRole('dialog'), page.locator('body')].flatMap((place) => [
    place.getByRole('button', {name, exact: true}),
    place.getByRole('link', {name, exact: true}),
    place.getByRole('menuitem', {name, exact: true}),
    place.getByRole('radio', {name, exact: true}),
    place.getByRole('button', {name: start}),
    place.getByRole('link', {name: start}),
    place.getByText(name, {exact: true}),
    place.getByRole('combobox', {name: start}),
  ]);
}

function checkboxes(page: Page, name: string): Locator[] {
  return [page.getByRole('checkbox', {name, exact: true}), page.getByRole('checkbox', {name})];
}

/** The label of a required field ends with an asterisk. */
function labelOf(name: string): RegExp {
  return new RegExp(`^${escapeRegExp(name)}\\s*\\*?$`, 'i');
}

function fields(page: Page, name: string): Locator[] {
  const label = labelOf(name);
  return [
    page.getByRole('textbox', {name: label}),
    page.getByRole('spinbutton', {name: label}),
    page.getByRole('combobox', {name: label}),
    page.getByLabel(label),
  ];
}

function boxes(page: Page, name: string): Locator[] {
  const label = labelOf(name);
  return [page.getByRole('combobox', {name: label}), page.getByLabel(label)];
}

/** Polls until there is a result. */
async function poll<Result>(attempt: () => Promise<Result | null>, fault: string, timeout: number): Promise<Result> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const found = await attempt();
    if (found !== null) return found;
    await delay(100);
  }
  throw new Error(fault);
}

type Visible = (candidates: readonly Locator[], what: string, top?: number) => Promise<Locator>;

/** @returns waits for the first candidate that is visible and enabled */
function visibleWithin(timeout: number): Visible {
  return (candidates, what, top = -Infinity) =>
    poll(
      async () => {
        for (const candidate of candidates)
          for (const one of await candidate.all())
            if (
              (await one.isVisible()) &&
              (await one.isEnabled({timeout: STATE_TIMEOUT}).catch(() => false)) &&
              ((await one.boundingBox({timeout: STATE_TIMEOUT}).catch(() => null))?.y ?? -1) >= top
            )
              return one;
        return null;
      },
      `The reader can't ${what}: no usable element has this name.`,
      timeout,
    );
}

/** The position of a text on the screen. */
async function bottomOf(page: Page, text: string | null, visible: Visible): Promise<number> {
  if (text === null) return -Infinity;
  const found = await visible([page.getByText(text, {exact: true})], `find "${text}"`, -Infinity);
  return (await found.boundingBox())?.y ?? 0;
}

/** The visible box is sometimes drawn over the real checkbox. */
async function setBox(box: Locator, isSelected: boolean): Promise<void> {
  if ((await box.isChecked()) !== isSelected) await box.click();
  if ((await box.isChecked()) !== isSelected) throw new Error('The checkbox stays as it was.');
}

/** Waits for text on the page, or in a field. */
async function see(page: Page, text: string, timeout: number): Promise<void> {
  await poll(
    async () => {
      for (const one of await page.getByText(text).or(page.getByPlaceholder(text)).all()) if (await one.isVisible()) return one;
      for (const field of await page.locator('input, textarea').all())
        if ((await field.inputValue({timeout: STATE_TIMEOUT}).catch(() => '')) === text) return field;
      return null;
    },
    `The reader doesn't see "${text}".`,
    timeout,
  );
}

/** A token is the only long hexadecimal string on its page. */
function tokenOn(page: Page, timeout: number): Promise<string> {
  return poll(
    async () => /\b[\da-f]{128,}\b/.exec(await page.locator('body').innerText())?.[0] ?? null,
    "The reader doesn't see a token.",
    timeout,
  );
}

async function sceneStep(siteDir: string, docs: CorpusReader, does: string): Promise<(page: Page) => Promise<unknown>> {
  const scenes = await findScenes(siteDir, docs);
  const step = scenes.flatMap(({scene}) => scene.steps ?? []).find((one) => one.does === does);
  if (!step) throw new Error(`No scene of proof/shots/scenes has a step "${does}".`);
  return step.run;
}

async function screenshotOf(page: Page, siteDir: string): Promise<string> {
  const file = path.posix.join(FAILURES, 'failed.png');
  mkdirSync(path.join(siteDir, FAILURES), {recursive: true});
  return page.screenshot({path: path.join(siteDir, file), timeout: STEP_TIMEOUT}).then(
    () => file,
    () => 'no screenshot could be taken',
  );
}
