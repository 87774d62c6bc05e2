import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Locator, Page} from 'playwright-core';
import type {Scene, Step} from '../types';

/** The web page that readers save, as the quick start shows it. */
const WEB_PAGE = /```html title="books\.html".*\n([^]*?)```/.exec(
  readFileSync(path.join(import.meta.dirname, '../../../docs/cms/quick-start.md'), 'utf8'),
)?.[1];

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', {name});
const publish = (page: Page): Locator => page.getByRole('button', {name: 'Publish', exact: true});
const textbox = (page: Page, name: string): Locator => page.getByRole('textbox', {name});
const box = (page: Page, name: string): Locator => page.getByRole('dialog').getByText(name, {exact: true});

const NAMED_AUTHOR: readonly Step[] = [
  // What is typed before the content-types are read is lost.
  {does: 'see that there are no content-types', run: (page) => page.getByText('No content types').waitFor()},
  {does: 'begin a collection type', run: (page) => button(page, 'Create new collection type').click()},
  {does: 'type its name', run: (page) => textbox(page, 'Display name').fill('Author')},
];

/** As readers do: a file on disk. */
async function openWebPage(page: Page): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-page-'));
  const file = path.join(folder, 'books.html');
  try {
    writeFileSync(file, WEB_PAGE ?? '');
    await page.goto(pathToFileURL(file).href);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const PUBLISHED = `
const author = await strapi.documents('api::author.author').create({data: {name: 'Mary Shelley'}, status: 'published'});
for (const [title, price] of [['Frankenstein', 12.5], ['The Last Man', 14]])
  await strapi.documents('api::book.book').create({data: {title, price, author: author.documentId}, status: 'published'});
const role = await strapi.db.query('plugin::users-permissions.role').findOne({where: {type: 'public'}});
for (const action of ['book.book.find', 'author.author.find'])
  await strapi.db.query('plugin::users-permissions.permission').create({data: {action: \`api::\${action}\`, role: role.id}});`;

const scenes: Scene[] = [
  {
    name: 'quick-start-result',
    alt: 'A web page with the heading Bookshop and a list of two books: Frankenstein, Mary Shelley: $12.50, and The Last Man, Mary Shelley: $14.00.',
    app: 'described-project',
    content: PUBLISHED,
    viewport: {width: 640, height: 400},
    route: '/admin',
    steps: [
      {does: 'open the web page', run: openWebPage},
      {does: 'see the books', run: (page) => page.getByText('The Last Man').waitFor()},
    ],
    region: {
      around: (page) => [page.getByRole('heading', {name: 'Bookshop'}), page.getByText('The Last Man')],
      room: [28, 28, 28, 64],
    },
  },
  {
    name: 'quick-start-collection-type',
    alt: 'The window Create a collection type. The display name is Author, the API IDs are author and authors.',
    app: 'new-project',
    viewport: {width: 768, height: 800},
    route: '/admin/plugins/content-type-builder',
    steps: NAMED_AUTHOR,
    region: {around: (page) => [page.getByRole('dialog')]},
    highlights: [
      (page) => textbox(page, 'Display name'),
      (page) => textbox(page, 'API ID (Plural)'),
      (page) => button(page, 'Continue'),
    ],
  },
  {
    name: 'quick-start-required-field',
    alt: 'The window of the text field, open at Advanced settings: the checkbox Required field is selected.',
    app: 'new-project',
    viewport: {width: 1280, height: 900},
    route: '/admin/plugins/content-type-builder',
    steps: [
      ...NAMED_AUTHOR,
      {does: 'go on to its fields', run: (page) => button(page, 'Continue').click()},
      {does: 'add a field', run: (page) => button(page, 'Add new field').first().click()},
      {does: 'choose a text field', run: (page) => button(page, /^Text/).click()},
      {does: 'name the field', run: (page) => textbox(page, 'Name').fill('name')},
      {does: 'open the advanced settings', run: (page) => page.getByRole('tab', {name: 'Advanced settings'}).click()},
      {does: 'make the field required', run: (page) => page.getByRole('checkbox', {name: 'Required field'}).click()},
    ],
    region: {around: (page) => [page.getByRole('dialog')]},
    highlights: [
      (page) => page.getByRole('tab', {name: 'Advanced settings'}),
      (page) => page.getByRole('checkbox', {name: 'Required field'}),
      (page) => button(page, 'Finish'),
    ],
  },
  {
    name: 'quick-start-relation',
    alt: 'The relation between two boxes, Book with the field name author and Author with the field name books. The fourth of six icons between them is chosen, with the sentence Author has many Books below it.',
    app: 'described-project',
    viewport: {width: 768, height: 800},
    route: '/admin/plugins/content-type-builder/content-types/api::book.book',
    steps: [
      {does: 'add a field', run: (page) => button(page, 'Add another field').first().click()},
      {does: 'choose a relation', run: (page) => button(page, /^Relation/).click()},
      {does: 'choose the fourth icon', run: (page) => page.locator('[data-relation-type="manyToOne"]').click()},
    ],
    region: {
      around: (page) => [box(page, 'Book').last(), button(page, 'Cancel'), button(page, 'Finish')],
      room: [24, 20, 12, 20],
    },
    highlights: [
      (page) => page.getByRole('dialog').getByRole('button', {name: 'Author'}),
      (page) => page.locator('[data-relation-type="manyToOne"]'),
    ],
  },
  {
    name: 'quick-start-publish',
    alt: 'A new book in the Content Manager: the title is Frankenstein, the price 12.5, the author Mary Shelley. On the right are the buttons Publish and Save.',
    app: 'described-project',
    content: `await strapi.documents('api::author.author').create({data: {name: 'Mary Shelley'}, status: 'published'});`,
    route: '/admin/content-manager/collection-types/api::book.book/create',
    steps: [
      {does: 'type the title', run: (page) => textbox(page, 'title').fill('Frankenstein')},
      {does: 'type the price', run: (page) => textbox(page, 'price').fill('12.5')},
      {does: 'open the list of authors', run: (page) => page.getByRole('combobox', {name: 'author'}).click()},
      {does: 'choose the author', run: (page) => page.getByRole('option', {name: 'Mary Shelley'}).click()},
      {does: 'see that it can be published', run: (page) => page.locator('button:enabled', {hasText: /^Publish$/}).waitFor()},
    ],
    region: {
      around: (page) => [page.getByRole('link', {name: 'Back'}), button(page, 'Save'), page.getByText('Mary Shelley')],
      room: [16, 48, 40, 24],
    },
    highlights: [
      (page) => textbox(page, 'title'),
      (page) => textbox(page, 'price'),
      (page) => page.getByRole('combobox', {name: 'author'}).locator('..'),
      publish,
    ],
  },
  {
    name: 'quick-start-permissions',
    alt: 'The permissions of the role Public: under Book, find and findOne are selected.',
    app: 'described-project',
    viewport: {width: 1280, height: 1200},
    route: '/admin/settings/users-permissions/roles',
    steps: [
      {does: 'open the role Public', run: (page) => page.getByText('Public', {exact: true}).click()},
      {does: 'open the permissions of books', run: (page) => button(page, /^Book/).click()},
      {does: 'allow find', run: (page) => page.getByRole('checkbox', {name: 'find', exact: true}).click()},
      {does: 'allow findOne', run: (page) => page.getByRole('checkbox', {name: 'findOne'}).click()},
    ],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Permissions', exact: true}),
        button(page, /^Book/),
        page.getByRole('checkbox', {name: 'findOne'}),
      ],
      room: [24, 40, 40, 40],
    },
    highlights: [
      (page) => button(page, /^Book/),
      (page) => page.getByRole('checkbox', {name: 'find', exact: true}),
      (page) => page.getByRole('checkbox', {name: 'findOne'}),
    ],
  },
];

export default scenes;
