import type {Page} from 'playwright-core';
import type {Scene, SceneFile} from '../types';

const PAGE = 'cms/configurations/guides/rbac';
const CONDITION: readonly SceneFile[] = [{path: 'src/index.ts', page: PAGE, section: 'register'}];

/** Editors may do everything with books of all locales. */
const ALL_OF_BOOKS = `
const editor = await strapi.db.query('admin::role').findOne({where: {code: 'strapi-editor'}});
const permissions = await strapi.service('admin::permission').findMany({where: {role: {id: editor.id}}});
const ofBooks = permissions.filter(({subject}) => subject === 'api::book.book');
const locales = ['en', 'fr'];
await strapi.service('admin::role').assignPermissions(editor.id, [
  ...permissions.filter((permission) => !ofBooks.includes(permission)),
  ...ofBooks.map((permission) => ({...permission, properties: {...permission.properties, locales}})),
  ...['delete', 'publish'].map((name) => (
    {action: 'plugin::content-manager.explorer.' + name, subject: 'api::book.book', properties: {locales}, conditions: []})),
]);`;

const role = {
  app: 'bookshop',
  files: CONDITION,
  content: ALL_OF_BOOKS,
  viewport: {width: 1280, height: 1000},
  route: '/admin/settings/roles/2',
} as const;

const openBook = {does: 'open the row of books', run: (page: Page) => page.getByRole('button', {name: /^Book\b/}).click()};
const settings = (page: Page) => page.getByRole('button', {name: 'Settings', exact: true}).first();
const openSettings = {does: 'open the conditions of books', run: (page: Page) => settings(page).click()};
// By attribute: while a list is open, everything behind it is hidden from roles.
const dialog = (page: Page) => page.locator('[role="dialog"]');
const condition = (page: Page) => page.getByText('Price below 10', {exact: true});

const scenes: Scene[] = [
  {
    ...role,
    name: 'rbac-role',
    alt: 'The Editor role: the row Book is open, with the permissions to create, read, update, delete, and publish, and with the button Settings at its right end.',
    steps: [openBook],
    region: {around: (page) => [page.getByRole('tablist'), settings(page)], room: [16, 16, 16, 16]},
    highlights: [settings],
  },
  {
    ...role,
    name: 'rbac-condition',
    alt: 'The dialog Conditions of Book, with a list for each action. The list of Update is open: the condition Price below 10 of the group Bookshop is selected. Below it is the button Apply.',
    viewport: {width: 768, height: 1000},
    steps: [
      openBook,
      openSettings,
      {does: 'open the list of Update', run: (page) => dialog(page).getByRole('combobox').nth(2).click()},
      {does: 'select the condition', run: (page) => condition(page).click()},
      {does: 'see all of the group', run: (page) => condition(page).scrollIntoViewIfNeeded()},
    ],
    region: {around: (page) => [dialog(page)], room: 0},
    highlights: [condition, (page) => page.locator('[role="dialog"] button', {hasText: 'Apply'})],
  },
];

export default scenes;
