import {copyFileSync, cpSync, existsSync, readFileSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {isDeepStrictEqual, parseEnv} from 'node:util';
import type {Core} from '@strapi/strapi';
import {seed as addContent} from '../seed/index';
import {seededData} from './seeded';
import {stageApp, type Overlay, type StagedApp} from './stage';
import {takeSnapshot, type Snapshot} from './snapshot';

export interface BootOptions {
  /** Files to add or replace before the app is compiled and booted. */
  files?: Overlay;
  /** Start with the bookshop's data (the default), or with an empty database. */
  seed?: boolean;
  /** Environment variables for the app, in addition to `.env.example`. `DATABASE_CLIENT` selects the database, which must be empty. */
  env?: Record<string, string>;
  /** Strapi's minimum log level. */
  logLevel?: 'error' | 'warn' | 'info' | 'http' | 'debug';
  /** Folder of a built admin panel, served like `strapi develop` does. Without it, the admin panel isn't available. */
  panel?: string;
}

/** A booted CMS. */
export interface Cms {
  strapi: Core.Strapi;
  /** For example `http://127.0.0.1:40123`. */
  url: string;
  /** The temporary copy of the app. */
  appDir: string;
  /** Saves the current tables and uploads. Runs once at boot. */
  snapshot(): Promise<void>;
  /** Restores the last snapshot. */
  restore(): Promise<void>;
  /** Stops the server and deletes the copy of the app. */
  stop(): Promise<void>;
}

let running = false;

/**
 * Boots a copy of the bookshop on a free port of 127.0.0.1.
 *
 * Strapi stores its instance in a global variable, so a process can run only one at a time. Stop it before booting the
 * next one, or use another process.
 */
export async function bootCms({files, seed = true, env = {}, logLevel = 'error', panel}: BootOptions = {}): Promise<Cms> {
  if (running)
    throw new Error('A CMS is already running in this process, and Strapi supports only one. Call stop() on it first.');
  running = true;
  const listeners = process.eventNames().map((event) => [event, process.rawListeners(event as NodeJS.Signals)] as const);
  let staged: StagedApp | undefined;
  let strapi: Core.Strapi | undefined;
  try {
    const client = env.DATABASE_CLIENT ?? 'sqlite';
    const data = seed && client === 'sqlite' ? await seededData() : undefined;
    const copy = (staged = stageApp(files));
    if (data) {
      copyFileSync(path.join(data, 'data.db'), path.join(copy.appDir, '.tmp', 'data.db'));
      cpSync(path.join(data, 'uploads'), path.join(copy.appDir, 'public', 'uploads'), {recursive: true});
    }
    if (panel) symlinkSync(panel, path.join(copy.distDir, 'build'), 'junction');
    setEnvironment(copy.appDir, env);
    // Loads Strapi's CommonJS build, which the app's files require, because two copies in one process don't share state.
    const {createStrapi} = createRequire(import.meta.url)('@strapi/strapi') as typeof import('@strapi/strapi');
    strapi = createStrapi({
      appDir: copy.appDir,
      distDir: copy.distDir,
      autoReload: panel !== undefined,
      serveAdminPanel: panel !== undefined,
    });
    const app = strapi;
    forgetAdminSettings(app);
    app.log.level = logLevel;
    // Otherwise, samples with a configuration that ignores the variables would silently run on SQLite.
    const used = String(app.config.get('database.connection.client'));
    if (used !== client) throw new Error(`The app uses the database client "${used}" instead of "${client}".`);
    await app.load();
    allowManyLogins(app);
    app.server.mount();
    const {httpServer} = app.server;
    await new Promise<void>((resolve, reject) => {
      httpServer.once('error', reject);
      httpServer.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
    if (seed && !data) await addContent(app);
    let last: Snapshot = await takeSnapshot(app);
    return {
      strapi: app,
      url,
      appDir: copy.appDir,
      snapshot: async () => {
        last = await takeSnapshot(app);
      },
      restore: () => {
        forgetRequests();
        return last.restore();
      },
      stop: async () => {
        httpServer.closeAllConnections();
        forgetRequests();
        forgetHooks(app);
        await app.destroy();
        restoreListeners(listeners);
        forgetModules(copy.appDir);
        void copy.remove();
        running = false;
      },
    };
  } catch (error) {
    await strapi?.destroy().catch(() => undefined);
    restoreListeners(listeners);
    void staged?.remove();
    running = false;
    throw error;
  }
}

/** When Strapi stops, it removes all listeners from the process, including those of test runners and of the caller. */
function restoreListeners(listeners: (readonly [string | symbol, ReturnType<typeof process.rawListeners>])[]): void {
  for (const [event, before] of listeners) {
    const now = process.rawListeners(event as NodeJS.Signals);
    for (const listener of before)
      if (!now.includes(listener)) process.on(event as NodeJS.Signals, listener as NodeJS.SignalsListener);
  }
}

/** Modules refer to the modules that they have loaded, which would keep the stopped app in memory. */
function forgetModules(appDir: string): void {
  const {cache} = createRequire(import.meta.url);
  const isOfApp = ({id}: NodeModule): boolean => id.startsWith(appDir);
  for (const [file, loaded] of Object.entries(cache)) {
    if (!loaded) continue;
    if (isOfApp(loaded)) Reflect.deleteProperty(cache, file);
    else if (loaded.children.some(isOfApp)) loaded.children = loaded.children.filter((child) => !isOfApp(child));
  }
}

interface Hook {
  getHandlers: () => readonly unknown[];
  delete: (handler: unknown) => void;
}

/**
 * The hooks of permissions and roles belong to the admin panel's module. Each app that starts adds the same handlers to them, so that the
 * 50th app of a process would take twice as long to start.
 */
function forgetHooks(strapi: Core.Strapi): void {
  const {actionProvider} = strapi.service('admin::permission') as {actionProvider: {hooks: Record<string, Hook>}};
  const {hooks} = strapi.service('admin::role') as {hooks: Record<string, Hook>};
  for (const hook of [...Object.values(actionProvider.hooks), ...Object.values(hooks)])
    for (const handler of [...hook.getHandlers()]) hook.delete(handler);
}

/** Rate limits are counted in the memory of the process, so the requests of one sample would count for the next one. */
function forgetRequests(): void {
  const {Stores} = createRequire(import.meta.url)('koa2-ratelimit') as {Stores: {Memory: {cleanAll: () => void}}};
  Stores.Memory.cleanAll();
}

/** The app must not depend on the environment of the shell that starts it. */
function setEnvironment(appDir: string, extra: Record<string, string>): void {
  for (const name of Object.keys(process.env)) {
    if (/^(DATABASE_|HOST$|PORT$|PROXY|PUBLIC_URL$|STRAPI_)/.test(name)) delete process.env[name];
  }
  const example = path.join(appDir, '.env.example');
  Object.assign(
    process.env,
    existsSync(example) ? parseEnv(readFileSync(example, 'utf8')) : {},
    {
      // Without this, Strapi reads the .env file in the current working directory.
      ENV_PATH: example,
      NODE_ENV: 'development',
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
    extra,
  );
}

let adminDefaults: object | undefined;

/** Strapi merges an app's `config/admin` into the defaults of the admin panel's module, where the next app of this process would find it. */
function forgetAdminSettings({admin}: Core.Strapi): void {
  adminDefaults ??= structuredClone(admin.config);
  for (const name of Object.keys(admin.config)) Reflect.deleteProperty(admin.config, name);
  Object.assign(admin.config, structuredClone(adminDefaults));
}

/** Samples sign in more often than a person does. If the app sets its own limit, that limit applies. */
function allowManyLogins(strapi: Core.Strapi): void {
  const usersPermissions = createRequire(import.meta.url)('@strapi/plugin-users-permissions/strapi-server') as () => {
    config: {default: (context: {env: (name: string) => string | undefined}) => {ratelimit: object}};
  };
  const {ratelimit} = usersPermissions().config.default({env: (name) => process.env[name]});
  for (const [name, standard] of [
    ['plugin::users-permissions.ratelimit', ratelimit],
    ['admin.rateLimit', undefined],
  ] as const) {
    if (isDeepStrictEqual(strapi.config.get(name), standard)) strapi.config.set(name, {enabled: false});
  }
}
