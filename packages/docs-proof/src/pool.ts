import type {Boot, BookshopProcess} from '../../../proof/types';
import {createBookshop, type OwnedBookshop} from '../../../proof/bookshop/process';

export interface BookshopPool {
  withBookshop: <Result>(use: (shop: BookshopProcess) => Promise<Result>) => Promise<Result>;
  /** Between proofs: starts all processes, each with a running bookshop, and keeps them for the next proof. */
  keepAll: () => Promise<Boot[]>;
  /** Before a proof: whether a kept process has ended or no longer responds. The proof then starts another one. */
  hasLost: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Lends out bookshops. Each is a process of about 600 MB, so it starts only as many as are in use at the same time. */
export function createPool(cmsDir: string, size: number): BookshopPool {
  const all: OwnedBookshop[] = [];
  const idle: OwnedBookshop[] = [];
  const waiting: ((shop: OwnedBookshop) => void)[] = [];

  function add(): OwnedBookshop {
    const shop = createBookshop(cmsDir);
    all.push(shop);
    return shop;
  }

  function borrow(): OwnedBookshop | Promise<OwnedBookshop> {
    const free = idle.shift();
    if (free) return free;
    if (all.length === size) return new Promise((resolve) => waiting.push(resolve));
    return add();
  }

  async function withBookshop<Result>(use: (shop: OwnedBookshop) => Promise<Result>): Promise<Result> {
    const shop = await borrow();
    try {
      return await use(shop);
    } finally {
      const next = waiting.shift();
      if (next) next(shop);
      else idle.push(shop);
    }
  }

  return {
    withBookshop,
    keepAll: () => Promise.all(Array.from({length: size}, () => withBookshop((shop) => shop.keep()))),
    hasLost: async () => (await Promise.all(all.map((shop) => shop.isLost()))).includes(true),
    async stop() {
      await Promise.all(all.map((shop) => shop.stop()));
    },
  };
}
