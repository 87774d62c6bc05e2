import type {Page} from 'playwright-core';
import type {Scene} from '../types';

/** Editors translate genres into French. */
const FRENCH_GENRES = `
const editor = await strapi.db.query('admin::role').findOne({where: {code: 'strapi-editor'}});
const permissions = await strapi.service('admin::permission').findMany({where: {role: {id: editor.id}}});
const ofGenres = (name, fields, locales) => (
  {action: 'plugin::content-manager.explorer.' + name, subject: 'api::genre.genre', properties: {fields, locales}, conditions: []});
const translated = ['name', 'slug', 'description'];
await strapi.service('admin::role').assignPermissions(editor.id, [
  ...permissions.filter(({subject}) => subject !== 'api::genre.genre'),
  ofGenres('create', translated, ['fr']),
  ofGenres('read', [...translated, 'parent', 'children', 'books'], ['en', 'fr']),
  ofGenres('update', translated, ['fr']),
]);`;

const genres = (page: Page) => page.getByRole('button', {name: /^Genre\b/});
const conditions = (page: Page) => page.getByRole('button', {name: 'Settings', exact: true}).first();

const scenes: Scene[] = [
  {
    name: 'administrators-users',
    alt: 'Settings, Users: a table of administrators with name, email, roles, username, and user status, and the button Invite new user above it.',
    app: 'bookshop',
    viewport: {width: 1180, height: 720},
    route: '/admin/settings/users',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Users', exact: true}),
        page.getByRole('button', {name: 'Invite new user'}),
        page.getByRole('grid'),
      ],
      room: 24,
    },
    highlights: [(page) => page.getByRole('button', {name: 'Invite new user'})],
  },
  {
    name: 'administrators-permissions',
    alt: 'The row Genre of a role is open and lists its fields and locales. Read is selected for all of them, while Create and Update are selected only for name, slug, and description, and for French (fr).',
    app: 'bookshop',
    content: FRENCH_GENRES,
    viewport: {width: 1280, height: 1300},
    route: '/admin/settings/roles/2',
    steps: [{does: 'open the row of genres', run: (page) => genres(page).click()}],
    region: {
      around: (page) => [genres(page), conditions(page), page.getByText('French (fr)', {exact: true})],
      room: [16, 24, 24, 72],
    },
    highlights: [
      (page) => page.getByText('Fields permissions', {exact: true}),
      (page) => page.getByText('Locales permissions', {exact: true}),
      conditions,
    ],
  },
  {
    name: 'administrators-media-library',
    alt: 'The Editor role, tab Plugins: the section Media Library is open, with checkboxes to access the library and configure its view, and to create, update, download, and copy the links of assets.',
    app: 'bookshop',
    viewport: {width: 1180, height: 1200},
    route: '/admin/settings/roles/2',
    steps: [
      {does: 'open the plugins', run: (page) => page.getByRole('tab', {name: 'Plugins'}).click()},
      {does: 'open the section', run: (page) => page.getByRole('button', {name: /^Media Library/}).click()},
      {does: 'see the permissions', run: (page) => page.getByText('Copy link').waitFor()},
    ],
    region: {
      around: (page) => [
        page.getByRole('tablist'),
        page.getByRole('button', {name: /^Media Library/}),
        page.getByText('Copy link'),
      ],
      room: [24, 24, 32, 24],
    },
  },
  {
    name: 'admin-panel-profile',
    alt: 'The profile of Ada Reader: the fields first name, last name, email, and username, and the button Save.',
    app: 'bookshop',
    viewport: {width: 1180, height: 900},
    route: '/admin/me',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Ada Reader'}),
        page.getByRole('button', {name: 'Save'}),
        page.getByRole('textbox', {name: 'First name'}),
        page.getByRole('textbox', {name: 'Username'}),
      ],
      room: 32,
    },
  },
];

export default scenes;
