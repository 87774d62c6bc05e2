import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from 'playwright-core';
import {createBookshop, type OwnedBookshop} from '../cms-process/process';
import {shownVariables} from 'docs-proof/samples/services';
import {ADMINISTRATOR, APPS, NOW, SEEN_AT, type AppName} from './apps';
import {launch, newContext, TIMEOUT, VIEWPORT, type Kept} from './browser';
import {capture, type Capture} from './capture';
import {LOOK_KEY, serverFiles} from './customPanel';
import type {ProjectFiles} from './files';
import {applyLook, lookOf} from './appearance';
import {watchRequests} from './quiet';
import {plainReason, SceneError} from './sceneError';
import type {FoundScene} from './types';

/** The admin panel for a scene. */
export interface ScenePanel {
  /** Folder of the panel's build. */
  folder: string;
  /** Name of the look that the browser selects; empty for none. */
  look: string;
}

export interface StudioOptions {
  siteDir: string;
  panelOf: (found: FoundScene) => ScenePanel;
}

interface Studio extends StudioOptions {
  shop: OwnedBookshop;
}

/** Screenshots of failed scenes. Path relative to the site. */
const FAILURES = '.cache/shots/failed';

/** The result of a scene. */
export type Outcome = {found: FoundScene; seconds: number} & ({capture: Capture} | {error: SceneError});

/** Scenes that share a running app. */
interface Stage {
  app: AppName;
  panel: string;
  /** Files that replace or extend those of the app. */
  files: ProjectFiles;
  scenes: FoundScene[];
}

/** Takes scenes, grouped by running app. If one fails, the others are still taken. */
export async function* takeScenes(scenes: readonly FoundScene[], options: StudioOptions): AsyncGenerator<Outcome> {
  rmSync(path.join(options.siteDir, FAILURES), {recursive: true, force: true});
  const shop = createBookshop(path.join(options.siteDir, 'proof/cms'));
  try {
    await shop.setClock(NOW);
    for (const stage of stagesOf(scenes, options)) {
      try {
        yield* takeScenesOnStage(stage, {...options, shop});
      } catch (error) {
        if (!(error instanceof SceneError)) throw error;
        yield {found: error.found, seconds: 0, error};
      }
    }
  } finally {
    await shop.stop();
  }
}

function stagesOf(scenes: readonly FoundScene[], {panelOf}: StudioOptions): Stage[] {
  const stages = new Map<string, Stage>();
  for (const found of scenes) {
    const {app} = found.scene;
    const panel = panelOf(found).folder;
    const files = serverFiles(found.files);
    const key = JSON.stringify([app, panel, files]);
    const stage = stages.get(key) ?? {app, panel, files, scenes: []};
    stage.scenes.push(found);
    stages.set(key, stage);
  }
  return [...stages.values()];
}

async function* takeScenesOnStage({app, panel, files, scenes}: Stage, studio: Studio): AsyncGenerator<Outcome> {
  const {shop} = studio;
  const [first] = scenes;
  if (!first) return;
  const {boot, prepare} = {prepare: '', ...APPS[app]};
  const env = shownVariables([{title: '.env', text: files['.env'] ?? ''}]);
  const booted = await shop.boot({...boot, env, files: {...boot.files, ...files}, panel, again: true});
  if (!booted.ok) throw new SceneError(first, `start the app "${app}"`, booted.error, null);
  const {origin, path: panelPath} = await panelUrlOf(shop);
  const browser = await launch({hosts: [new URL(origin).host], port: Number(new URL(booted.url).port)});
  const open = (session?: Kept): Promise<BrowserContext> => newContext(browser, origin, session);
  try {
    const visitors = scenes.filter(({scene}) => scene.isVisitor);
    const others = scenes.filter(({scene}) => !scene.isVisitor);
    yield* takeEach(visitors, () => open(), studio);
    const [firstOther] = others;
    if (!firstOther) return;
    await runInApp(shop, prepare, firstOther, `prepare the app "${app}"`);
    const session = await signIn(await open(), `${panelPath}/auth/login`, firstOther, studio);
    // The session is part of the content that each scene starts with.
    await shop.snapshot();
    yield* takeEach(others, () => open(session), studio);
  } finally {
    await browser.close();
  }
}

/**
 * The origin and path of the panel, as the configuration has them. The app listens on a free port, but the browser shows the configured
 * one, so that URLs are the same in every run.
 */
async function panelUrlOf(shop: OwnedBookshop): Promise<{origin: string; path: string}> {
  const setting = async (name: string): Promise<string> => String((await shop.run(`strapi.config.get('${name}')`)).value);
  const url = new URL(await setting('admin.url'), `http://localhost:${await setting('server.port')}`);
  return {origin: url.origin, path: url.pathname.replace(/\/$/, '')};
}

/** Uses the default look, because a scene's look can change the greeting that this waits for. */
async function signIn(context: BrowserContext, route: string, first: FoundScene, options: StudioOptions): Promise<Kept> {
  const page = await newPage(context, {}, options);
  let doing = 'open the admin panel';
  try {
    await page.goto(route);
    await page.locator('input[name="email"]').waitFor();
    doing = `sign in as ${ADMINISTRATOR.email}`;
    await page.locator('input[name="email"]').fill(ADMINISTRATOR.email);
    await page.locator('input[name="password"]').fill(ADMINISTRATOR.password);
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', {name: `Hello ${ADMINISTRATOR.firstname}`}).waitFor();
    return await context.storageState();
  } catch (error) {
    throw await failure(page, first, doing, error, options);
  } finally {
    await context.close();
  }
}

async function* takeEach(
  scenes: readonly FoundScene[],
  open: () => Promise<BrowserContext>,
  studio: Studio,
): AsyncGenerator<Outcome> {
  for (const found of scenes) {
    const started = performance.now();
    const result = await takeScene(found, await open(), studio).catch((error: unknown) => {
      if (error instanceof SceneError) return error;
      throw error;
    });
    const seconds = (performance.now() - started) / 1000;
    yield result instanceof SceneError ? {found, seconds, error: result} : {found, seconds, capture: result};
  }
}

async function takeScene(found: FoundScene, context: BrowserContext, studio: Studio): Promise<Capture> {
  const {scene} = found;
  const {shop} = studio;
  await shop.setClock(NOW);
  await runInApp(shop, scene.content ?? '', found, 'run its content');
  const page = await newPage(context, {...scene.storage, [LOOK_KEY]: studio.panelOf(found).look}, studio);
  let doing = `open ${scene.route}`;
  try {
    await page.setViewportSize(scene.viewport ?? VIEWPORT);
    const isQuiet = watchRequests(page, TIMEOUT);
    await page.goto(scene.route);
    await isQuiet();
    for (const {does, run} of scene.steps ?? []) {
      doing = does;
      await run(page);
    }
    doing = 'wait until the panel has all its responses';
    await isQuiet();
    return await capture(page, scene, (next) => (doing = next));
  } catch (error) {
    throw await failure(page, found, doing, error, studio);
  } finally {
    await context.close();
    await shop.restore();
  }
}

async function runInApp(shop: OwnedBookshop, source: string, found: FoundScene, what: string): Promise<void> {
  if (source === '') return;
  const {error} = await shop.run(source);
  if (error) throw new SceneError(found, what, `${error.name}: ${error.message}`, null);
}

async function newPage(
  context: BrowserContext,
  storage: Readonly<Record<string, string>>,
  {siteDir}: StudioOptions,
): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({time: SEEN_AT});
  await page.addInitScript(applyLook, lookOf(siteDir, storage));
  return page;
}

async function failure(
  page: Page,
  found: FoundScene,
  doing: string,
  error: unknown,
  {siteDir}: StudioOptions,
): Promise<SceneError> {
  const file = path.posix.join(FAILURES, `${found.scene.name}.png`);
  mkdirSync(path.join(siteDir, FAILURES), {recursive: true});
  const isTaken = await page.screenshot({path: path.join(siteDir, file), timeout: TIMEOUT}).then(
    () => true,
    () => false,
  );
  return new SceneError(found, doing, plainReason(error), isTaken ? file : null);
}
