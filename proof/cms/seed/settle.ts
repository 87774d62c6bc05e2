import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import type {Core, UID} from '@strapi/strapi';
import {ADMIN, EDITOR, USER} from './credentials';
import {AUTHORS, BOOKS, documentIdOf} from './data';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Creation date of the first entry. All dates that the seed doesn't set are derived from it. */
const OPENING = Date.parse('2026-01-05T10:00:00.000Z');

const CONTENT: UID.ContentType[] = [
  'api::genre.genre',
  'api::author.author',
  'api::book.book',
  'api::review.review',
  'api::homepage.homepage',
];

interface Row {
  id: number;
  document_id: string;
  locale: string | null;
  /** In the database's format. */
  published_at: unknown;
}

/**
 * Replaces values that Strapi derives from the time or at random: dates, the documentIds in its own tables, and the salt of
 * password hashes. Without this, no two seeded databases would be equal.
 *
 * One table isn't changed: strapi_database_schema lists the tables in the order in which Strapi read them.
 */
export async function settle(strapi: Core.Strapi): Promise<void> {
  await settleTables(strapi);
  await settleContent(strapi);
  await settlePasswords(strapi);
  await settleSettings(strapi);
}

/** Documents are created an hour apart, published a day later, and modified ten days after their creation. */
async function settleContent(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const modified = new Set<string>();
  for (const {key, state} of AUTHORS) if (state === 'modified') modified.add(documentIdOf('author', key));
  for (const {key, en, fr} of BOOKS) {
    for (const [locale, text] of Object.entries({en, fr}))
      if (text?.state === 'modified') modified.add(`${documentIdOf('book', key)} ${locale}`);
  }
  const admin = await strapi.db.query('admin::user').findOne({where: {email: ADMIN.email}});

  let hour = 0;
  const made = new Map<string, number>();
  for (const uid of CONTENT) {
    const {tableName} = strapi.db.metadata.get(uid);
    const drafts = strapi.contentType(uid).options?.draftAndPublish === true;
    const rows: Row[] = await knex(tableName).select('id', 'document_id', 'locale', 'published_at').orderBy('id');
    for (const row of rows) {
      const name = [row.document_id, row.locale].filter(Boolean).join(' ');
      if (!made.has(name)) made.set(name, OPENING + hour++ * HOUR);
      const created = made.get(name) ?? OPENING;
      const isChangedDraft = row.published_at === null && modified.has(name);
      // Strapi treats a draft as unchanged since publishing if the dates are equal.
      const published = drafts ? created + DAY : created;
      const isDraftOnly =
        row.published_at === null &&
        !rows.some(
          (other) => other.document_id === row.document_id && other.locale === row.locale && other.published_at !== null,
        );
      await knex(tableName)
        .where({id: row.id})
        .update({
          created_at: new Date(created),
          updated_at: new Date(isChangedDraft ? created + 10 * DAY : isDraftOnly ? created : published),
          published_at: row.published_at === null ? null : new Date(published),
          created_by_id: admin.id,
          updated_by_id: admin.id,
        });
    }
  }
}

/** All tables with dates or a documentId, including Strapi's own. */
async function settleTables(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const content = new Set(CONTENT.map((uid) => strapi.db.metadata.get(uid).tableName));
  for (const name of await strapi.db.dialect.schemaInspector.getTables()) {
    const columns = Object.keys(await knex(name).columnInfo());
    for (const column of ['created_at', 'updated_at', 'published_at', 'time']) {
      if (columns.includes(column))
        await knex(name)
          .whereNotNull(column)
          .update({[column]: new Date(OPENING)});
    }
    if (columns.includes('document_id') && !content.has(name)) {
      const rows: {id: number}[] = await knex(name).select('id');
      for (const {id} of rows)
        await knex(name)
          .where({id})
          .update({document_id: documentIdOf(name, String(id))});
    }
  }
}

async function settlePasswords(strapi: Core.Strapi): Promise<void> {
  const require = createRequire(import.meta.url);
  const fromAdmin = createRequire(require.resolve('@strapi/admin/package.json'));
  const bcrypt = fromAdmin('bcryptjs') as {hashSync(password: string, salt: string): string};
  const hash = (password: string) =>
    bcrypt.hashSync(password, `$2a$10$${createHash('sha256').update(password).digest('hex').slice(0, 21)}O`);
  for (const {email, password} of [ADMIN, EDITOR])
    await strapi.db
      .connection('admin_users')
      .where({email})
      .update({password: hash(password)});
  await strapi.db
    .connection('up_users')
    .where({email: USER.email})
    .update({password: hash(USER.password)});
}

/** Strapi writes its settings in the order in which it reads the app's files, which varies. */
async function settleSettings(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.db.connection('strapi_core_store_settings');
  const rows: {id: number; key: string; value: string}[] = await settings.clone().select('*').orderBy('key');
  await settings.clone().delete();
  for (const [index, row] of rows.entries()) {
    const value = row.key === 'plugin_upload_metrics' ? JSON.stringify({weeklySchedule: '0 0 10 * * 1'}) : row.value;
    await settings.clone().insert({...row, id: index + 1, value});
  }
}
