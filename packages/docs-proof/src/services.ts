import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {SERVICES} from '../../../proof/services/registry';
import {DATABASES, type LentServices, type RunningService, type Service, type ServiceName} from '../../../proof/services/types';

export interface Services {
  /** Why this machine can't prove samples that need these services. */
  missing: (names: readonly ServiceName[]) => string | undefined;
  /** Starts the services that aren't running and lends them out. Other callers of the same services wait. */
  withServices: <Result>(names: readonly ServiceName[], use: (services: LentServices) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

/** Starts each service at most once per run. */
export function createServices(services: Readonly<Record<ServiceName, Service>> = SERVICES): Services {
  const running = new Map<ServiceName, Promise<RunningService>>();
  /** Resolves when the last caller in the queue returns the service. */
  const lent = new Map<ServiceName, Promise<unknown>>();

  function start(name: ServiceName): Promise<RunningService> {
    const service = running.get(name) ?? services[name].start(mkdtempSync(path.join(tmpdir(), `proof-${name}-`)));
    running.set(name, service);
    return service;
  }

  async function lend<Result>(names: readonly ServiceName[], use: (services: LentServices) => Promise<Result>): Promise<Result> {
    const started = await Promise.all(names.map(async (name) => ({name, service: await start(name)})));
    const reset = async (some: typeof started): Promise<void> => {
      await Promise.all(some.map(({service}) => service.reset()));
    };
    const others = started.filter(({name}) => !DATABASES.some((database) => database === name));
    await reset(started);
    return use({
      env: Object.fromEntries(started.flatMap(({service}) => Object.entries(service.env))),
      reset: () => reset(started),
      resetOthers: () => reset(others),
    });
  }

  return {
    missing: (names) => names.map((name) => services[name].missing()).find((reason) => reason !== undefined),
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
