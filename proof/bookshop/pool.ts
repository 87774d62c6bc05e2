import type {BookshopProcess} from '../types';
import {createBookshop, type OwnedBookshop} from './process';

export interface BookshopPool {
  withBookshop: <Result>(use: (shop: BookshopProcess) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

/** Lends out bookshops. Each is a process of about 600 MB, so it starts only as many as are in use at the same time. */
export function createPool(cmsDir: string, size: number): BookshopPool {
  const all: OwnedBookshop[] = [];
  const idle: OwnedBookshop[] = [];
  const waiting: ((shop: OwnedBookshop) => void)[] = [];

  function borrow(): OwnedBookshop | Promise<OwnedBookshop> {
    const free = idle.pop();
    if (free) return free;
    if (all.length === size) return new Promise((resolve) => waiting.push(resolve));
    const shop = createBookshop(cmsDir);
    all.push(shop);
    return shop;
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
    async stop() {
      await Promise.all(all.map((shop) => shop.stop()));
    },
  };
}
