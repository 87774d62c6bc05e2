import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import type {Scene, SceneFile} from '../types';

const CMS = path.resolve(import.meta.dirname, '../../cms');
const BOOK = 'src/api/book/content-types/book/schema.json';
const PLUGIN = 'src/plugins/reading-list';
const CONTENT_MANAGER = `${PLUGIN}/admin/src/content-manager/index.ts`;
const PLUGIN_PACKAGE = `${PLUGIN}/package.json`;
const FRANKENSTEIN = '/admin/content-manager/collection-types/api::book.book/s2x4w1xwsjgqkd5owydq18ff';

const read = (file: string): string => readFileSync(path.join(CMS, file), 'utf8');

/** The bookshop's books, with the plugin's field and column. */
const bookSchema = (): string =>
  read(BOOK)
    .replace(/"pluginOptions": \{/, '"pluginOptions": {"reading-list": {"shopColumn": true},')
    .replace(
      '"attributes": {',
      '"attributes": {"level": {"type": "customField", "customField": "plugin::reading-list.level", "options": {"hasExpert": true}},',
    );

const ENABLED = `export default () => ({
  'reading-list': {enabled: true, resolve: './src/plugins/reading-list'},
});
`;

/** The plugin as it is, so that a change of it makes the scenes outdated. */
const plugin = readdirSync(path.join(CMS, PLUGIN), {recursive: true, encoding: 'utf8'})
  .filter((name) => /^(?:admin|server)\/src\/.+\.\w+$/.test(name))
  .sort()
  .map((name) => ({path: `${PLUGIN}/${name}`, text: read(`${PLUGIN}/${name}`)}));

const files: SceneFile[] = [
  ...plugin,
  {path: 'config/plugins.ts', text: ENABLED},
  {path: BOOK, text: bookSchema()},
  {path: `${PLUGIN}/admin/src/content-manager/RemoveFromListsAction.tsx`, page: 'cms/plugins-development/content-manager-apis'},
  {
    path: CONTENT_MANAGER,
    text: `import {RemoveFromListsAction} from './RemoveFromListsAction';\n${read(CONTENT_MANAGER)}`.replace(
      '[CopyLinkAction]',
      '[CopyLinkAction, RemoveFromListsAction]',
    ),
  },
  // The panel's build compiles the plugin's source, so that the plugin needn't be built first.
  {path: PLUGIN_PACKAGE, text: read(PLUGIN_PACKAGE).replace('./dist/admin/index.mjs', './admin/src/index.ts')},
];

/** The admin half that `sdk-plugin init` creates, as far as it's visible. */
const scaffold: SceneFile[] = [
  ...files,
  {path: `${PLUGIN}/admin/src/translations/en.json`, text: '{}'},
  {
    path: `${PLUGIN}/admin/src/index.ts`,
    text: `import {PuzzlePiece} from '@strapi/icons';
export default {
  register(app: any) {
    app.addMenuLink({
      to: 'plugins/reading-list',
      icon: PuzzlePiece,
      intlLabel: {id: 'reading-list.plugin.name', defaultMessage: 'reading-list'},
      Component: () => import('./pages/HomePage'),
      permissions: [],
    });
  },
};`,
  },
  {
    path: `${PLUGIN}/admin/src/pages/HomePage.tsx`,
    text: `import {Main} from '@strapi/design-system';
import {useIntl} from 'react-intl';
export default function HomePage() {
  const {formatMessage} = useIntl();
  return <Main><h1>Welcome to {formatMessage({id: 'reading-list.plugin.name'})}</h1></Main>;
}`,
  },
];

const LISTS = `
const create = (name, books) => strapi.documents('plugin::reading-list.list').create({data: {name, books}});
await create('Winter evenings', ['s2x4w1xwsjgqkd5owydq18ff', 'ihg31f7ly5qzpmmgf3cmzt24']);
await create('On the train', ['kgj5vplqaegp4m8rypwg1auk']);`;

const widget = (page: Page, uid: string): Locator => page.locator(`[data-strapi-widget-id="${uid}"]`);
const settingsLink = (page: Page): Locator => page.getByRole('link', {name: 'Configuration', exact: true}).last();
const body = (page: Page) => [page.locator('body')];

const scenes: Scene[] = [
  {
    name: 'plugin-admin-page',
    alt: 'The page Reading lists of a plugin in the admin panel. Its subtitle says that readers keep 2 lists, a button leads to the settings, and the main navigation on the left has the plugin’s icon.',
    app: 'bookshop',
    files,
    content: LISTS,
    viewport: {width: 1100, height: 380},
    route: '/admin/plugins/reading-list',
    steps: [{does: 'see the page', run: (page) => page.getByText('Readers keep 2 lists.').waitFor()}],
    region: {around: body, room: 0},
  },
  {
    name: 'plugin-admin-settings',
    alt: 'A page in the settings of the admin panel with the title Reading lists: the switch New lists is set to TRUE, and the button Save is disabled. The last section of the settings is Reading lists, with the link Configuration.',
    app: 'bookshop',
    files,
    viewport: {width: 1100, height: 480},
    route: '/admin/settings/reading-list',
    steps: [
      {does: 'see the form', run: (page) => page.getByText('New lists').waitFor()},
      {does: 'scroll to the link', run: (page) => settingsLink(page).evaluate((link) => link.scrollIntoView({block: 'center'}))},
    ],
    region: {around: body, room: 0},
    highlights: [(page) => settingsLink(page).locator('xpath=preceding::*[text()="Reading lists"][1]'), settingsLink],
  },
  {
    name: 'plugin-admin-widget',
    alt: 'The lower part of the homepage: below the widgets Project statistics and Deploy, the widget Reading lists says that readers keep 2 lists.',
    app: 'bookshop',
    files,
    content: LISTS,
    viewport: {width: 1100, height: 2000},
    route: '/admin',
    steps: [{does: 'see the widget', run: (page) => page.getByText('Readers keep 2 lists.').waitFor()}],
    region: {
      around: (page) => [
        widget(page, 'plugin::admin.key-statistics'),
        widget(page, 'plugin::admin.deploy-now'),
        page.getByText('Readers keep 2 lists.'),
      ],
      room: [16, 16, 48, 16],
    },
  },
  {
    name: 'plugin-admin-list-view',
    alt: 'The list of books in the Content Manager. The button Reading lists is above the table, and the last but one column, Shop, has a link Open in each row.',
    app: 'bookshop',
    files,
    viewport: {width: 1900, height: 620},
    route: '/admin/content-manager/collection-types/api::book.book?page=1&pageSize=10&sort=title:ASC',
    steps: [{does: 'see the books', run: (page) => page.getByRole('link', {name: 'Reading lists'}).last().waitFor()}],
    region: {
      around: (page) => [
        page.getByRole('link', {name: 'Reading lists'}).last(),
        page.getByRole('link', {name: 'Open', exact: true}).first(),
        page.getByRole('link', {name: 'Open', exact: true}).nth(2),
      ],
      room: [20, 190, 24, 480],
    },
    highlights: [
      (page) => page.getByRole('link', {name: 'Reading lists'}).last(),
      (page) => page.getByRole('link', {name: 'Open', exact: true}).first(),
    ],
  },
  {
    name: 'plugin-admin-edit-view',
    alt: 'The edit view of a book in the Content Manager: a button with an arrow next to More actions in the header, and a side panel Reading lists with the entry Winter evenings below the panel Entry.',
    app: 'bookshop',
    files,
    content: LISTS,
    viewport: {width: 1250, height: 760},
    route: FRANKENSTEIN,
    steps: [{does: 'see the lists', run: (page) => page.getByText('Winter evenings').waitFor()}],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Frankenstein'}),
        page.getByRole('button', {name: 'More actions', exact: true}).first(),
        page.getByText('Winter evenings'),
      ],
      room: [40, 32, 40, 24],
    },
    highlights: [(page) => page.getByRole('button', {name: 'Open in the shop'}), (page) => page.getByText('Winter evenings')],
  },
  {
    name: 'plugin-admin-row-action',
    alt: 'The menu of a row in the list of books, with the action Copy shop link.',
    app: 'bookshop',
    files,
    viewport: {width: 1250, height: 620},
    route: '/admin/content-manager/collection-types/api::book.book?page=1&pageSize=10&sort=title:ASC',
    steps: [
      {does: 'open the menu', run: (page) => page.getByRole('button', {name: 'Row actions'}).first().click()},
      {does: 'see the action', run: (page) => page.getByRole('menuitem', {name: 'Copy shop link'}).waitFor()},
    ],
    region: {
      around: (page) => [page.getByRole('menu'), page.getByRole('button', {name: 'Row actions', includeHidden: true}).first()],
      room: [16, 24, 16, 360],
    },
  },
  {
    name: 'plugin-admin-bulk-action',
    alt: 'The list of books with two selected books. The button Copy shop links is next to Publish, Unpublish, and Delete.',
    app: 'bookshop',
    files,
    viewport: {width: 1250, height: 620},
    route: '/admin/content-manager/collection-types/api::book.book?page=1&pageSize=10&sort=title:ASC',
    steps: [
      {does: 'select a book', run: (page) => page.getByRole('row').nth(1).getByRole('checkbox').click()},
      {does: 'select another book', run: (page) => page.getByRole('row').nth(2).getByRole('checkbox').click()},
      {does: 'see the action', run: (page) => page.getByRole('button', {name: 'Copy shop links'}).waitFor()},
    ],
    region: {
      around: (page) => [
        page.getByText('2 entries selected'),
        page.getByRole('button', {name: 'Copy shop links'}),
        page.getByRole('row').nth(2).getByRole('checkbox'),
      ],
      room: [20, 200, 16, 24],
    },
  },
  {
    name: 'plugin-admin-dialog',
    alt: 'A dialog with the title Remove this book from all lists. It says that readers will no longer see it in their lists, and has the buttons Cancel and Confirm.',
    app: 'bookshop',
    files,
    viewport: {width: 1250, height: 760},
    route: FRANKENSTEIN,
    steps: [
      {does: 'open the menu', run: (page) => page.getByRole('button', {name: 'More document actions'}).click()},
      {does: 'choose the action', run: (page) => page.getByRole('menuitem', {name: 'Remove from all lists'}).click()},
      {does: 'see the dialog', run: (page) => page.getByRole('alertdialog').waitFor()},
    ],
    region: {around: (page) => [page.getByRole('alertdialog')], room: 24},
  },
  {
    name: 'plugin-scaffold-page',
    alt: 'The page of a new plugin in the admin panel, with the text Welcome to reading-list.plugin.name. The main navigation has a puzzle piece.',
    app: 'bookshop',
    files: scaffold,
    viewport: {width: 1100, height: 620},
    route: '/admin/plugins/reading-list',
    steps: [{does: 'see the page', run: (page) => page.getByText('Welcome to reading-list.plugin.name').waitFor()}],
    region: {
      around: (page) => [page.getByRole('link', {name: 'Home', exact: true}), page.getByRole('link', {name: 'reading-list'})],
      room: [80, 320, 16, 16],
    },
    highlights: [(page) => page.getByRole('link', {name: 'reading-list'})],
  },
  {
    name: 'plugin-custom-field-options',
    alt: 'The window of the Content-Type Builder that adds the custom field Reading level: below the name is the checkbox Offer the level Expert.',
    app: 'bookshop',
    files,
    route: '/admin/plugins/content-type-builder/content-types/api::author.author',
    steps: [
      {does: 'add a field', run: (page) => page.getByRole('button', {name: 'Add another field'}).first().click()},
      {does: 'open the custom fields', run: (page) => page.getByRole('dialog').getByRole('tab', {name: 'Custom'}).click()},
      {
        does: 'choose the field',
        run: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', {name: /^Reading level/})
            .click(),
      },
      {does: 'see its options', run: (page) => page.getByRole('dialog').getByText('Offer the level Expert').waitFor()},
    ],
    region: {around: (page) => [page.getByRole('dialog')]},
  },
  {
    name: 'plugin-custom-field-input',
    alt: 'The field level of a book in the Content Manager: its list is open and offers Beginner, Intermediate, Advanced, and Expert.',
    app: 'bookshop',
    files,
    route: FRANKENSTEIN,
    steps: [
      {does: 'open the levels', run: (page) => page.getByRole('combobox', {name: 'level'}).click()},
      {does: 'see the levels', run: (page) => page.getByRole('option', {name: 'Expert'}).waitFor()},
    ],
    region: {
      around: (page) => [
        page.getByRole('combobox', {name: 'level', includeHidden: true}),
        page.getByRole('option', {name: 'Expert'}),
        page.getByRole('option', {name: 'Beginner'}),
      ],
      room: [40, 200, 24, 24],
    },
  },
  {
    name: 'plugin-admin-permissions',
    alt: 'The tab Plugins in the permissions of the role Editor. The section Reading-list is open, with the checkboxes Change settings and Read.',
    app: 'bookshop',
    files,
    viewport: {width: 1100, height: 1500},
    route: '/admin/settings/roles/2',
    steps: [
      {does: 'open the plugins', run: (page) => page.getByRole('tab', {name: 'Plugins'}).click()},
      {does: 'open the section', run: (page) => page.getByRole('button', {name: /reading-list/i}).click()},
      {does: 'see the permissions', run: (page) => page.getByText('Change settings').waitFor()},
    ],
    region: {
      around: (page) => [
        page.getByRole('tab', {name: 'Plugins'}),
        page.getByRole('button', {name: /reading-list/i}),
        page.getByText('Change settings'),
      ],
      room: [16, 24, 24, 24],
    },
  },
];

export default scenes;
