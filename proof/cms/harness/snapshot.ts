import {copyFileSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Core} from '@strapi/strapi';
import {COPIES} from './tables';

/** Restores the tables and the uploaded files from the snapshot. */
export interface Snapshot {
  restore(): Promise<void>;
}

/**
 * Copies every table and the uploaded files.
 *
 * Row IDs and their counters are restored too, so a sample that creates an entry gets the same ID each time.
 * Taking a second snapshot replaces the first.
 */
export async function takeSnapshot(strapi: Core.Strapi): Promise<Snapshot> {
  const client = String(strapi.config.get('database.connection.client'));
  const copy = COPIES[client];
  if (!copy) throw new Error(`Snapshots support the clients ${Object.keys(COPIES).join(', ')}, but this app uses "${client}".`);
  const tables = await copy(strapi);
  const uploads = path.join(strapi.dirs.static.public, 'uploads');
  const kept = path.join(strapi.dirs.app.root, '.tmp', 'uploads');
  rmSync(kept, {recursive: true, force: true});
  mkdirSync(kept, {recursive: true});
  mkdirSync(uploads, {recursive: true});
  for (const file of readdirSync(uploads)) copyFileSync(path.join(uploads, file), path.join(kept, file));

  return {
    async restore() {
      await tables.restore();
      const before = new Set(readdirSync(kept));
      for (const file of readdirSync(uploads))
        if (!before.has(file)) rmSync(path.join(uploads, file), {recursive: true, force: true});
      for (const file of before)
        if (!existsSync(path.join(uploads, file))) copyFileSync(path.join(kept, file), path.join(uploads, file));
    },
  };
}
