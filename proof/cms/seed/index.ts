import {createHash} from 'node:crypto';
import {copyFileSync, mkdirSync, renameSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Core} from '@strapi/strapi';
import {ADMIN, API_TOKENS, EDITOR, USER} from './credentials';
import {AUTHORS, BOOKS, GENRES, RELATED, REVIEWS, documentIdOf, type BookSeed, type BookText, type Locale} from './data';
import {settle} from './settle';

const MEDIA = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media');

type Ids = Record<string, number>;

/**
 * Fills an empty database of the bookshop. On a new database, it always creates the same rows: same IDs, same documentIds,
 * same dates, same order.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('api::book.book').count()) > 0) {
    throw new Error('The database already contains books. The seed needs an empty database: delete the file and boot again.');
  }
  await strapi.plugin('i18n').service('locales').create({code: 'fr', name: 'French (fr)'});
  await seedUsers(strapi);
  await seedPermissions(strapi);
  const media = await seedMedia(strapi);
  await seedGenres(strapi);
  await seedAuthors(strapi, media);
  await seedBooks(strapi, media);
  await seedReviews(strapi);
  await seedHomepage(strapi, media);
  await settle(strapi);
}

/** Creates the administrators, an end user, and the API tokens. */
export async function seedUsers(strapi: Core.Strapi): Promise<void> {
  const role = strapi.service('admin::role');
  const users = strapi.service('admin::user');
  const superAdmin = await role.getSuperAdmin();
  const editor = await role.findOne({code: 'strapi-editor'});
  await users.create({...ADMIN, isActive: true, registrationToken: null, roles: [superAdmin.id]});
  await users.create({...EDITOR, isActive: true, registrationToken: null, roles: [editor.id]});

  const authenticated = await strapi.db.query('plugin::users-permissions.role').findOne({where: {type: 'authenticated'}});
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({...USER, provider: 'local', confirmed: true, blocked: false, role: authenticated.id});

  // A new app already has these two tokens, with random keys that aren't shown.
  const tokens = strapi.service('admin::api-token');
  for (const [type, key] of Object.entries(API_TOKENS)) {
    const found = await strapi.db.query('admin::api-token').findOne({where: {type}});
    if (!found)
      throw new Error(
        `This version of Strapi doesn't create the API token "${type}" at the first boot. Create it in seedUsers().`,
      );
    await strapi.db
      .query('admin::api-token')
      .update({where: {id: found.id}, data: {accessKey: tokens.hash(key), encryptedKey: null}});
  }
}

async function seedPermissions(strapi: Core.Strapi): Promise<void> {
  const read = ['book', 'author', 'genre', 'review'].flatMap((name) => [
    `api::${name}.${name}.find`,
    `api::${name}.${name}.findOne`,
  ]);
  const everyone = [...read, 'api::homepage.homepage.find', 'plugin::i18n.locales.listLocales'];
  const signedIn = [
    ...everyone,
    'api::review.review.create',
    'api::review.review.update',
    'api::review.review.delete',
    'plugin::upload.content-api.find',
    'plugin::upload.content-api.findOne',
    'plugin::upload.content-api.upload',
  ];
  for (const [type, actions] of [
    ['public', everyone],
    ['authenticated', signedIn],
  ] as const) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({where: {type}});
    for (const action of actions) {
      const existing = await strapi.db.query('plugin::users-permissions.permission').findOne({where: {action, role: role.id}});
      if (!existing) await strapi.db.query('plugin::users-permissions.permission').create({data: {action, role: role.id}});
    }
  }
}

interface StoredFormat {
  name: string;
  hash: string;
  ext: string;
  url: string;
}

/** Uploads the images like a user would, then gives the files the same names in every database. */
async function seedMedia(strapi: Core.Strapi): Promise<Ids> {
  const uploads = path.join(strapi.dirs.static.public, 'uploads');
  const temporary = path.join(strapi.dirs.app.root, '.tmp', 'seed');
  mkdirSync(temporary, {recursive: true});
  mkdirSync(uploads, {recursive: true});
  const names: [name: string, alternativeText: string][] = [
    ['frankenstein-cover', 'A yellow bolt of lightning on dark blue'],
    ['leagues-cover', 'A porthole eye under blue waves'],
    ['eighty-days-cover', 'A globe drawn in yellow lines'],
    ['pride-cover', 'A pale heart on pink'],
    ['sea-wolf-cover', 'A schooner on a green sea'],
    ['reading-room', 'A shelf full of books'],
    ['mary-shelley', 'A drawn portrait of Mary Shelley'],
    ['jules-verne', 'A drawn portrait of Jules Verne'],
  ];
  const ids: Ids = {};
  for (const [name, alternativeText] of names) {
    // A copy, because the upload service moves its input.
    const filepath = path.join(temporary, `${name}.png`);
    copyFileSync(path.join(MEDIA, `${name}.png`), filepath);
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: {fileInfo: {name: `${name}.png`, alternativeText, caption: null}},
        files: {filepath, originalFilename: `${name}.png`, mimetype: 'image/png', size: statSync(filepath).size},
      });
    const suffix = createHash('sha256').update(name).digest('hex').slice(0, 10);
    const fixed = <T extends StoredFormat>(stored: T): T => {
      const hash = stored.hash.replace(/_[0-9a-z]+$/, `_${suffix}`);
      renameSync(path.join(uploads, `${stored.hash}${stored.ext}`), path.join(uploads, `${hash}${stored.ext}`));
      return {...stored, hash, url: stored.url.replace(stored.hash, hash)};
    };
    const {hash, url} = fixed(file as StoredFormat);
    // Sorted, because they are created in parallel and listed in the order in which they finish.
    const formats = Object.fromEntries(
      Object.entries((file.formats ?? {}) as Record<string, StoredFormat>)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([size, stored]) => [size, fixed(stored)]),
    );
    await strapi.db.query('plugin::upload.file').update({where: {id: file.id}, data: {hash, url, formats}});
    ids[name] = file.id;
  }
  return ids;
}

/** Adds the documentId, which the Document Service accepts but its types don't include. */
const withId = <T extends object>(documentId: string, data: T): T & {documentId: string} => ({documentId, ...data});

async function seedGenres(strapi: Core.Strapi): Promise<void> {
  const genres = strapi.documents('api::genre.genre');
  for (const {key, parent, en, fr} of GENRES) {
    const documentId = documentIdOf('genre', key);
    const family = parent ? {parent: {documentId: documentIdOf('genre', parent)}} : {};
    await genres.create({locale: 'en', data: withId(documentId, {...en, slug: slugOf(en.name), ...family})});
    await genres.update({documentId, locale: 'fr', data: {...fr, slug: slugOf(fr.name), ...family}});
  }
}

async function seedAuthors(strapi: Core.Strapi, media: Ids): Promise<void> {
  const authors = strapi.documents('api::author.author');
  for (const {key, state, portrait, ...data} of AUTHORS) {
    const documentId = documentIdOf('author', key);
    await authors.create({data: withId(documentId, {...data, slug: key, portrait: portrait ? media[portrait] : null})});
    if (state !== 'draft') await authors.publish({documentId});
    if (state === 'modified') await authors.update({documentId, data: {bio: `${data.bio} A seventh was left unfinished.`}});
  }
}

async function seedBooks(strapi: Core.Strapi, media: Ids): Promise<void> {
  const books = strapi.documents('api::book.book');
  for (const book of BOOKS) {
    const documentId = documentIdOf('book', book.key);
    let exists = false;
    for (const locale of ['en', 'fr'] as const) {
      const text = book[locale];
      if (!text) continue;
      const data = {...localized(text), ...common(book, media, locale)};
      if (exists) await books.update({documentId, locale, data});
      else await books.create({locale, data: withId(documentId, data)});
      exists = true;
    }
  }
  for (const [key, others] of RELATED) {
    const data = {relatedBooks: others.map((other) => ({documentId: documentIdOf('book', other)}))};
    await books.update({documentId: documentIdOf('book', key), locale: 'en', data});
  }
  for (const book of BOOKS) {
    const documentId = documentIdOf('book', book.key);
    for (const locale of ['en', 'fr'] as const) {
      const text = book[locale];
      if (!text || text.state === 'draft') continue;
      await books.publish({documentId, locale});
      if (text.state === 'modified') await books.update({documentId, locale, data: {summary: text.laterSummary}});
    }
  }
}

/** Localized fields of a book. */
function localized(text: BookText) {
  return {
    title: text.title,
    slug: text.slug,
    summary: text.summary,
    description: [{type: 'paragraph' as const, children: [{type: 'text' as const, text: text.description}]}],
    ...(text.metaTitle ? {seo: {metaTitle: text.metaTitle, metaDescription: text.summary, noIndex: false}} : {}),
    extras: [
      ...(text.quote ? [{__component: 'book.quote' as const, ...text.quote}] : []),
      ...(text.excerpt ? [{__component: 'book.excerpt' as const, ...text.excerpt}] : []),
    ],
  };
}

/** Fields of a book that all locales share. */
function common(book: BookSeed, media: Ids, locale: Locale) {
  const {isbn, price, pages, weight, copiesSold, publishedOn, availableFrom, format, inStock, accentColor} = book;
  return {
    isbn,
    price,
    pages,
    weight,
    copiesSold,
    publishedOn,
    availableFrom,
    format,
    inStock,
    accentColor,
    specifications: {
      language: locale === 'fr' && !book.en ? 'fr' : 'en',
      binding: format === 'hardcover' ? 'sewn' : null,
      chapters: Math.round(book.pages / 14),
    },
    cover: book.cover ? media[book.cover] : null,
    gallery: (book.gallery ?? []).map((name) => media[name]),
    author: {documentId: documentIdOf('author', book.author)},
    genres: book.genres.map((genre) => ({documentId: documentIdOf('genre', genre), locale})),
    editions: book.editions ?? [],
  };
}

async function seedReviews(strapi: Core.Strapi): Promise<void> {
  for (const {key, book, ...data} of REVIEWS) {
    await strapi.documents('api::review.review').create({
      data: withId(documentIdOf('review', key), {...data, book: {documentId: documentIdOf('book', book), locale: 'en'}}),
    });
  }
}

async function seedHomepage(strapi: Core.Strapi, media: Ids): Promise<void> {
  const homepage = strapi.documents('api::homepage.homepage');
  const documentId = documentIdOf('homepage', 'homepage');
  const book = (key: string, locale: Locale) => ({documentId: documentIdOf('book', key), locale});
  const openingHours = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).map((day) => ({
    day,
    opensAt: day === 'monday' ? '13:00:00.000' : '09:30:00.000',
    closesAt: day === 'saturday' ? '17:00:00.000' : '19:00:00.000',
  }));
  await homepage.create({
    locale: 'en',
    data: withId(documentId, {
      title: 'The Bookshop',
      hero: {
        heading: 'Old books, new readers',
        text: 'Every title here is out of copyright and still in print.',
        image: media['reading-room'],
        linkLabel: 'See all books',
        linkUrl: '/books',
      },
      bookOfTheMonth: book('frankenstein', 'en'),
      featuredBooks: [book('twenty-thousand-leagues', 'en'), book('pride-and-prejudice', 'en'), book('the-sea-wolf', 'en')],
      openingHours,
      sections: [
        {
          __component: 'home.banner' as const,
          text: 'Free delivery this week',
          color: '#4945ff',
          startsAt: '2026-04-06T00:00:00.000Z',
          endsAt: '2026-04-13T00:00:00.000Z',
        },
        {
          __component: 'home.book-list' as const,
          heading: 'At sea',
          books: [book('twenty-thousand-leagues', 'en'), book('the-sea-wolf', 'en')],
        },
        {__component: 'book.quote' as const, text: 'The sea is everything.', source: 'Jules Verne'},
      ],
      seo: {
        metaTitle: 'The Bookshop',
        metaDescription: 'Old books for new readers.',
        keywords: 'books, novels, classics',
        noIndex: false,
      },
    }),
  });
  await homepage.update({
    documentId,
    locale: 'fr',
    data: {
      title: 'La librairie',
      hero: {
        heading: 'Vieux livres, nouveaux lecteurs',
        text: 'Tous nos titres sont libres de droits et toujours en vente.',
        image: media['reading-room'],
        linkLabel: 'Tous les livres',
        linkUrl: '/fr/livres',
      },
      bookOfTheMonth: book('twenty-thousand-leagues', 'fr'),
      featuredBooks: [book('frankenstein', 'fr')],
      sections: [{__component: 'home.banner' as const, text: 'Livraison offerte cette semaine', color: '#4945ff'}],
      seo: {metaTitle: 'La librairie', metaDescription: 'De vieux livres pour de nouveaux lecteurs.', noIndex: false},
    },
  });
  await homepage.publish({documentId, locale: '*'});
}

const slugOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');
