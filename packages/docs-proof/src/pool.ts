import type {App} from './subject';

export interface AppPool<Product extends App> {
  withApp: <Result>(use: (app: Product) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

/** Lends out apps. Starts only as many as are in use at the same time, because each can need a lot of memory. */
export function createPool<Product extends App>(
  create: () => Product & {stop: () => Promise<void>},
  size: number,
): AppPool<Product> {
  type Owned = ReturnType<typeof create>;
  const all: Owned[] = [];
  const idle: Owned[] = [];
  const waiting: ((app: Owned) => void)[] = [];

  function borrow(): Owned | Promise<Owned> {
    const free = idle.shift();
    if (free) return free;
    if (all.length === size) return new Promise((resolve) => waiting.push(resolve));
    const app = create();
    all.push(app);
    return app;
  }

  return {
    async withApp(use) {
      const app = await borrow();
      try {
        return await use(app);
      } finally {
        const next = waiting.shift();
        if (next) next(app);
        else idle.push(app);
      }
    },
    async stop() {
      await Promise.all(all.map((app) => app.stop()));
    },
  };
}
