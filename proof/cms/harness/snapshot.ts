import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** Puts the tables and the uploaded files back to how they were when the snapshot was taken. */
export interface Snapshot {
  restore(): Promise<void>;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Takes a copy of every table (in memory, in an attached database) and of the uploaded files.
 *
 * Row ids are restored too, counters included, so a sample that creates an entry gets the same id each time.
 * Taking a second snapshot replaces the first.
 */
export async function takeSnapshot(strapi: Core.Strapi): Promise<Snapshot> {
  const client = strapi.config.get('database.connection.client');
  if (client !== 'sqlite') throw new Error(`Snapshots need SQLite, this app runs on "${String(client)}". Unset DATABASE_CLIENT.`);
  const knex = strapi.db.connection;
  const uploads = path.join(strapi.dirs.static.public, 'uploads');
  const kept = path.join(strapi.dirs.app.root, '.tmp', 'uploads');

  const rows: { name: string }[] = await knex.raw(
    `SELECT name FROM main.sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')`,
  );
  const tables = rows.map(({ name }) => quote(name));
  const attached: { name: string }[] = await knex.raw('PRAGMA database_list');
  if (attached.some(({ name }) => name === 'snapshot')) await knex.raw('DETACH DATABASE snapshot');
  await knex.raw(`ATTACH DATABASE ':memory:' AS snapshot`);
  for (const table of tables) await knex.raw(`CREATE TABLE snapshot.${table === '"sqlite_sequence"' ? '"counters"' : table} AS SELECT * FROM main.${table}`);

  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  mkdirSync(uploads, { recursive: true });
  for (const file of readdirSync(uploads)) copyFileSync(path.join(uploads, file), path.join(kept, file));

  return {
    async restore() {
      // Foreign keys can only be switched off outside a transaction.
      await knex.raw('PRAGMA foreign_keys = OFF');
      try {
        await knex.transaction(async (trx) => {
          for (const table of tables) {
            await trx.raw(`DELETE FROM main.${table}`);
            await trx.raw(`INSERT INTO main.${table} SELECT * FROM snapshot.${table === '"sqlite_sequence"' ? '"counters"' : table}`);
          }
        });
      } finally {
        await knex.raw('PRAGMA foreign_keys = ON');
      }
      const before = new Set(readdirSync(kept));
      for (const file of readdirSync(uploads)) if (!before.has(file)) rmSync(path.join(uploads, file), { recursive: true, force: true });
      for (const file of before) if (!existsSync(path.join(uploads, file))) copyFileSync(path.join(kept, file), path.join(uploads, file));
    },
  };
}
