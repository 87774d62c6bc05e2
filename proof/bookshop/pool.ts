import type {Boot, BookshopProcess} from '../types';
import {createBookshop, type OwnedBookshop} from './process';

export interface BookshopPool {
  withBookshop: <Result>(use: (shop: BookshopProcess) => Promise<Result>) => Promise<Result>;
  /** Between proofs: keeps one process with a running bookshop for the next proof, and stops the others. */
  keepOne: () => Promise<Boot>;
  /** Before a proof: whether the kept process has ended or no longer responds. The proof then starts another one. */
  isLost: () => Promise<boolean>;
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

  return {
    async withBookshop(use) {
      const shop = await borrow();
      try {
        return await use(shop);
      } finally {
        const next = waiting.shift();
        if (next) next(shop);
        else idle.push(shop);
      }
    },
    async keepOne() {
      const [kept = add(), ...others] = all;
      idle.splice(0, idle.length, kept);
      all.splice(0, all.length, kept);
      await Promise.all(others.map((shop) => shop.stop()));
      return kept.keep();
    },
    isLost: async () => (await all[0]?.isLost()) ?? false,
    async stop() {
      await Promise.all(all.map((shop) => shop.stop()));
    },
  };
}
