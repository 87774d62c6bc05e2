import type {Core} from '@strapi/strapi';

/** Keeps a copy of every table in the database. */
export interface TableCopies {
  restore(): Promise<void>;
}

type Copy = (strapi: Core.Strapi) => Promise<TableCopies>;

/** By database client. */
export const COPIES: Readonly<Record<string, Copy>> = {sqlite: copySqlite, postgres: copyPostgres, mysql: copyMysql};

/** Copies the tables to an attached in-memory database. */
async function copySqlite(strapi: Core.Strapi): Promise<TableCopies> {
  const knex = strapi.db.connection;
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const rows: {name: string}[] = await knex.raw(
    `SELECT name FROM main.sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')`,
  );
  const tables = rows.map(({name}) => quote(name));
  const attached: {name: string}[] = await knex.raw('PRAGMA database_list');
  if (attached.some(({name}) => name === 'snapshot')) await knex.raw('DETACH DATABASE snapshot');
  await knex.raw(`ATTACH DATABASE ':memory:' AS snapshot`);
  for (const table of tables)
    await knex.raw(
      `CREATE TABLE snapshot.${table === '"sqlite_sequence"' ? '"counters"' : table} AS SELECT * FROM main.${table}`,
    );
  return {
    async restore() {
      // Foreign keys can only be switched off outside a transaction.
      await knex.raw('PRAGMA foreign_keys = OFF');
      try {
        await knex.transaction(async (trx) => {
          for (const table of tables) {
            await trx.raw(`DELETE FROM main.${table}`);
            await trx.raw(
              `INSERT INTO main.${table} SELECT * FROM snapshot.${table === '"sqlite_sequence"' ? '"counters"' : table}`,
            );
          }
        });
      } finally {
        await knex.raw('PRAGMA foreign_keys = ON');
      }
    },
  };
}

const POSTGRES_COPY = 'proof_snapshot';

/** Copies the tables to a separate schema. */
async function copyPostgres(strapi: Core.Strapi): Promise<TableCopies> {
  const knex = strapi.db.connection;
  const schema = strapi.db.getSchemaName() ?? 'public';
  const {rows: tables}: {rows: {name: string}[]} = await knex.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = ?',
    [schema, 'BASE TABLE'],
  );
  const {rows: counters}: {rows: {name: string; value: string | null}[]} = await knex.raw(
    'SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = ?',
    [schema],
  );
  await knex.raw('DROP SCHEMA IF EXISTS ?? CASCADE', [POSTGRES_COPY]);
  await knex.raw('CREATE SCHEMA ??', [POSTGRES_COPY]);
  for (const {name} of tables) await knex.raw('CREATE TABLE ??.?? AS TABLE ??.??', [POSTGRES_COPY, name, schema, name]);
  return {
    restore: () =>
      knex.transaction(async (trx) => {
        // Disables foreign key checks: see proof/services/postgres.ts.
        await trx.raw('SET LOCAL session_replication_role = replica');
        for (const {name} of tables) {
          await trx.raw('DELETE FROM ??.??', [schema, name]);
          await trx.raw('INSERT INTO ??.?? SELECT * FROM ??.??', [schema, name, POSTGRES_COPY, name]);
        }
        for (const {name, value} of counters) {
          await trx.raw(`SELECT setval(format('%I.%I', ?::text, ?::text)::regclass, ?::bigint, ?::boolean)`, [
            schema,
            name,
            value ?? 1,
            value !== null,
          ]);
        }
      }),
  };
}

const MYSQL_COPY = 'snapshot';

/** Copies the tables to the database `snapshot`. */
async function copyMysql(strapi: Core.Strapi): Promise<TableCopies> {
  const knex = strapi.db.connection;
  const [tables = []]: {name: string; counter: number | null}[][] = await knex.raw(
    'SELECT table_name AS name, auto_increment AS counter FROM information_schema.tables WHERE table_schema = database()',
  );
  await knex.raw('DROP DATABASE IF EXISTS ??', [MYSQL_COPY]);
  await knex.raw('CREATE DATABASE ??', [MYSQL_COPY]);
  for (const {name} of tables) await knex.raw('CREATE TABLE ??.?? AS SELECT * FROM ??', [MYSQL_COPY, name, name]);
  return {
    restore: () =>
      knex.transaction(async (trx) => {
        await trx.raw('SET FOREIGN_KEY_CHECKS = 0');
        try {
          for (const {name, counter} of tables) {
            await trx.raw('TRUNCATE TABLE ??', [name]);
            await trx.raw('INSERT INTO ?? SELECT * FROM ??.??', [name, MYSQL_COPY, name]);
            if (counter !== null) await trx.raw(`ALTER TABLE ?? AUTO_INCREMENT = ${Number(counter)}`, [name]);
          }
        } finally {
          await trx.raw('SET FOREIGN_KEY_CHECKS = 1');
        }
      }),
  };
}
