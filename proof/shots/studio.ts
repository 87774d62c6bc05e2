import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext, type Page} from 'playwright-core';
import {createBookshop, type OwnedBookshop} from '../bookshop/process';
import {CHROMIUM_ARGS, ensureChromium} from '../../scripts/browser/findChromium';
import {ADMINISTRATOR, APPS, NOW, SEEN_AT, type AppName} from './apps';
import {capture, type Capture} from './capture';
import {applyLook, lookOf} from './look';
import {watchRequests} from './quiet';
import {plainReason, SceneError} from './sceneError';
import type {FoundScene} from './types';

/** What the browser calls the app, whichever port it has: addresses on screen are the same in every run. */
const ORIGIN = 'http://localhost:1337';

/** How long an element may take to come, on a busy machine, in milliseconds. */
const PATIENCE = 20_000;

const VIEWPORT = {width: 1280, height: 800};

export interface StudioOptions {
  siteDir: string;
  /** Folder of the built admin panel. */
  panel: string;
  /** Relative to the site: for pictures of what was on screen when a scene failed. */
  failures: string;
}

/** What came of a scene. */
export type Outcome = {found: FoundScene; seconds: number} & ({capture: Capture} | {error: SceneError});

/** Takes scenes, those of one app together. What fails does not keep the others from being taken. */
export async function* takeScenes(scenes: readonly FoundScene[], options: StudioOptions): AsyncGenerator<Outcome> {
  rmSync(path.join(options.siteDir, options.failures), {recursive: true, force: true});
  const shop = createBookshop(path.join(options.siteDir, 'proof/cms'));
  try {
    await shop.setClock(NOW);
    for (const [app, own] of byApp(scenes)) {
      try {
        yield* takeScenesOfApp(app, own, shop, options);
      } catch (error) {
        if (!(error instanceof SceneError)) throw error;
        yield {found: error.found, seconds: 0, error};
      }
    }
  } finally {
    await shop.stop();
  }
}

function byApp(scenes: readonly FoundScene[]): Map<AppName, FoundScene[]> {
  const groups = new Map<AppName, FoundScene[]>();
  for (const found of scenes) groups.set(found.scene.app, [...(groups.get(found.scene.app) ?? []), found]);
  return groups;
}

async function* takeScenesOfApp(
  app: AppName,
  scenes: readonly FoundScene[],
  shop: OwnedBookshop,
  options: StudioOptions,
): AsyncGenerator<Outcome> {
  const [first] = scenes;
  if (!first) return;
  const {boot, prepare} = {prepare: '', ...APPS[app]};
  const booted = await shop.boot({...boot, panel: options.panel, again: true});
  if (!booted.ok) throw new SceneError(first, `start the app "${app}"`, booted.error, null);
  const browser = await launch(new URL(booted.url).port);
  try {
    const visitors = scenes.filter(({scene}) => scene.isVisitor);
    const others = scenes.filter(({scene}) => !scene.isVisitor);
    if (visitors.length > 0) yield* takeEach(visitors, await newContext(browser), shop, options);
    const [firstOther] = others;
    if (!firstOther) return;
    await runInApp(shop, prepare, firstOther, `prepare the app "${app}"`);
    const context = await newContext(browser);
    await signIn(context, firstOther, options);
    // The session is part of the content that each scene begins with.
    await shop.snapshot();
    yield* takeEach(others, context, shop, options);
  } finally {
    await browser.close();
  }
}

/** Nothing but the app can be reached. */
function launch(port: string): Promise<Browser> {
  const rules = `MAP localhost:1337 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--no-proxy-server', '--force-color-profile=srgb', `--host-resolver-rules=${rules}`],
  });
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    bypassCSP: true,
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

async function signIn(context: BrowserContext, first: FoundScene, options: StudioOptions): Promise<void> {
  const page = await newPage(context, first, options);
  let doing = 'open the admin panel';
  try {
    await page.goto('/admin/auth/login');
    await page.locator('input[name="email"]').waitFor();
    doing = `sign in as ${ADMINISTRATOR.email}`;
    await page.locator('input[name="email"]').fill(ADMINISTRATOR.email);
    await page.locator('input[name="password"]').fill(ADMINISTRATOR.password);
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', {name: `Hello ${ADMINISTRATOR.firstname}`}).waitFor();
  } catch (error) {
    throw await failure(page, first, doing, error, options);
  } finally {
    await page.close();
  }
}

async function* takeEach(
  scenes: readonly FoundScene[],
  context: BrowserContext,
  shop: OwnedBookshop,
  options: StudioOptions,
): AsyncGenerator<Outcome> {
  for (const found of scenes) {
    const started = performance.now();
    const result = await takeScene(found, context, shop, options).catch((error: unknown) => {
      if (error instanceof SceneError) return error;
      throw error;
    });
    const seconds = (performance.now() - started) / 1000;
    yield result instanceof SceneError ? {found, seconds, error: result} : {found, seconds, capture: result};
  }
}

async function takeScene(
  found: FoundScene,
  context: BrowserContext,
  shop: OwnedBookshop,
  options: StudioOptions,
): Promise<Capture> {
  const {scene} = found;
  await shop.setClock(NOW);
  await runInApp(shop, scene.content ?? '', found, 'run its content');
  const page = await newPage(context, found, options);
  let doing = `open ${scene.route}`;
  try {
    await page.setViewportSize(scene.viewport ?? VIEWPORT);
    const isQuiet = watchRequests(page, PATIENCE);
    await page.goto(scene.route);
    await isQuiet();
    for (const {does, run} of scene.steps ?? []) {
      doing = does;
      await run(page);
    }
    doing = 'wait until the panel has all its answers';
    await isQuiet();
    return await capture(page, scene, (next) => (doing = next));
  } catch (error) {
    throw await failure(page, found, doing, error, options);
  } finally {
    await page.close();
    await shop.restore();
  }
}

async function runInApp(shop: OwnedBookshop, source: string, found: FoundScene, what: string): Promise<void> {
  if (source === '') return;
  const {error} = await shop.run(source);
  if (error) throw new SceneError(found, what, `${error.name}: ${error.message}`, null);
}

async function newPage(context: BrowserContext, {scene}: FoundScene, {siteDir}: StudioOptions): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({time: SEEN_AT});
  await page.addInitScript(applyLook, lookOf(siteDir, scene.storage));
  return page;
}

async function failure(
  page: Page,
  found: FoundScene,
  doing: string,
  error: unknown,
  {siteDir, failures}: StudioOptions,
): Promise<SceneError> {
  const file = path.posix.join(failures, `${found.scene.name}.png`);
  mkdirSync(path.join(siteDir, failures), {recursive: true});
  const isTaken = await page.screenshot({path: path.join(siteDir, file), timeout: PATIENCE}).then(
    () => true,
    () => false,
  );
  return new SceneError(found, doing, plainReason(error), isTaken ? file : null);
}
