import type {Page} from 'playwright-core';
import type {Scene} from '../types';

/** A token for the website, and one that has never been used. */
const API_TOKENS = `
await strapi.service('admin::api-token').create({
  name: 'Website',
  description: 'Reads books and authors',
  type: 'custom',
  lifespan: 30 * 24 * 60 * 60 * 1000,
  permissions: ['api::book.book.find', 'api::book.book.findOne'],
});`;

const choose = (label: string, option: string) => ({
  does: `choose ${option} in ${label}`,
  run: async (page: Page) => {
    await page.getByRole('combobox', {name: label}).click();
    await page.getByRole('option', {name: option, exact: true}).click();
  },
});

const fill = (label: string, text: string) => ({
  does: `fill in ${label}`,
  run: (page: Page) => page.getByLabel(label).fill(text),
});

const scenes: Scene[] = [
  {
    name: 'api-tokens-list',
    alt: 'The list of API tokens: name, description, the time of creation, and the last use of each.',
    app: 'bookshop',
    content: API_TOKENS,
    viewport: {width: 1180, height: 800},
    route: '/admin/settings/api-tokens',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'API Tokens'}),
        page.getByRole('link', {name: /API Token/}).last(),
        page.getByRole('grid'),
      ],
      room: 24,
    },
  },
  {
    name: 'api-tokens-create',
    alt: 'The form of a new API token called Website, which lasts 30 days and has the type Custom. In the row Book of the permissions, find and findOne are selected.',
    app: 'bookshop',
    viewport: {width: 1000, height: 1300},
    route: '/admin/settings/api-tokens/create',
    steps: [
      fill('Name', 'Website'),
      fill('Description', 'Reads books'),
      choose('Token duration', '30 days'),
      choose('Token type', 'Custom'),
      {does: 'open Book', run: (page) => page.getByRole('button', {name: /^Book/}).click()},
      {does: 'select find', run: (page) => page.getByRole('checkbox', {name: 'find', exact: true}).click()},
      {does: 'select findOne', run: (page) => page.getByRole('checkbox', {name: 'findOne', exact: true}).click()},
    ],
    region: {
      around: (page) => [
        page.getByRole('button', {name: 'Save'}),
        page.getByLabel('Name'),
        page.getByRole('checkbox', {name: 'findOne', exact: true}),
        page.getByRole('checkbox', {name: 'find', exact: true}),
      ],
      room: [24, 24, 24, 48],
    },
    highlights: [
      (page) => page.getByLabel('Name'),
      (page) => page.getByRole('combobox', {name: 'Token duration'}),
      (page) => page.getByRole('combobox', {name: 'Token type'}),
      (page) => page.getByRole('checkbox', {name: 'find', exact: true}),
      (page) => page.getByRole('button', {name: 'Save'}),
    ],
  },
  {
    name: 'admin-tokens-create',
    alt: 'The form of a new admin token called Writing assistant, which lasts 30 days. In the row Book of the permissions, Create, Read, and Update are selected.',
    app: 'bookshop',
    viewport: {width: 1280, height: 1300},
    route: '/admin/settings/admin-tokens/create',
    steps: [
      fill('Name', 'Writing assistant'),
      fill('Description', 'Drafts of new books'),
      choose('Token duration', '30 days'),
      ...['Create', 'Read', 'Update'].map((action) => ({
        does: `select ${action} for books`,
        run: (page: Page) => page.getByRole('checkbox', {name: `Select ${action} Book permission`}).click(),
      })),
      {does: 'open the row of books', run: (page) => page.getByRole('button', {name: /^Book\b/}).click()},
    ],
    region: {
      around: (page) => [page.getByRole('button', {name: 'Save'}), page.getByLabel('Name'), page.getByRole('tablist')],
      room: [24, 24, 420, 24],
    },
    highlights: [
      (page) => page.getByLabel('Name'),
      (page) => page.getByRole('combobox', {name: 'Token duration'}),
      (page) => page.getByRole('button', {name: /^Book\b/}),
      (page) => page.getByRole('button', {name: 'Save'}),
    ],
  },
];

export default scenes;
