import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A program that samples connect to, such as a database server. */
export interface Service {
  /** The display name: `PostgreSQL`. */
  name: string;
  /** Why it can't be started on this machine and how to install it, or `undefined`. */
  missing: () => string | undefined;
  /** Starts it on free ports of 127.0.0.1, with all its files in `folder`. Resolves when it accepts connections. */
  start: (folder: string) => Promise<RunningService>;
}

export interface RunningService {
  /** Environment variables for the app. They take precedence over the `.env` files on the page. */
  env: Readonly<Record<string, string>>;
  /** Deletes what earlier sections left: tables, messages, objects. Runs before each section that uses the service. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Services reserved for one caller until it returns them. */
export interface LentServices {
  /** Environment variables of all of them. */
  env: Readonly<Record<string, string>>;
  /** Deletes the content of all of them. */
  reset: () => Promise<void>;
  /** Deletes the content of those other than the database, which is restored with the app. */
  resetOthers: () => Promise<void>;
}

export interface Services {
  /** Why this machine can't prove samples that need these services. */
  missing: (names: readonly string[]) => string | undefined;
  /** Starts the services that aren't running and lends them out. Other callers of the same services wait. */
  withServices: <Result>(names: readonly string[], use: (services: LentServices) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

export interface AvailableServices {
  databases?: Readonly<Record<string, Service>>;
  services?: Readonly<Record<string, Service>>;
}

/** Starts each service at most once per run. */
export function createServices({databases = {}, services = {}}: AvailableServices): Services {
  const known = new Map(Object.entries({...databases, ...services}));
  const running = new Map<string, Promise<RunningService>>();
  /** Resolves when the last caller in the queue returns the service. */
  const lent = new Map<string, Promise<unknown>>();

  function serviceOf(name: string): Service {
    const service = known.get(name);
    if (!service) throw new Error(`The subject has no service "${name}". It has ${[...known.keys()].join(', ')}.`);
    return service;
  }

  function start(name: string): Promise<RunningService> {
    const service = running.get(name) ?? serviceOf(name).start(mkdtempSync(path.join(tmpdir(), `proof-${name}-`)));
    running.set(name, service);
    return service;
  }

  async function lend<Result>(names: readonly string[], use: (services: LentServices) => Promise<Result>): Promise<Result> {
    const started = await Promise.all(names.map(async (name) => ({name, service: await start(name)})));
    const reset = async (some: typeof started): Promise<void> => {
      await Promise.all(some.map(({service}) => service.reset()));
    };
    const others = started.filter(({name}) => !Object.hasOwn(databases, name));
    await reset(started);
    return use({
      env: Object.fromEntries(started.flatMap(({service}) => Object.entries(service.env))),
      reset: () => reset(started),
      resetOthers: () => reset(others),
    });
  }

  return {
    missing: (names) => names.map((name) => serviceOf(name).missing()).find((reason) => reason !== undefined),
    withServices(names, use) {
      // Joins all queues at once, so that two callers of the same two services can't deadlock.
      const before = Promise.all(names.map((name) => lent.get(name) ?? Promise.resolve()));
      const result = before.then(() => lend(names, use));
      const done = result.catch(() => undefined);
      for (const name of names) lent.set(name, done);
      return result;
    },
    async stop() {
      const all = [...running.values()];
      running.clear();
      await Promise.all(all.map((service) => service.then(({stop}) => stop()).catch(() => undefined)));
    },
  };
}
