import type {Locator, Page} from 'playwright-core';
import type {Scene} from '../types';

const BOOKS = '/admin/content-manager/collection-types/api::book.book';
const THE_LAST_MAN = `${BOOKS}/ihg31f7ly5qzpmmgf3cmzt24`;

const checkbox = (page: Page, title: string): Locator => page.getByRole('row', {name: title}).getByRole('checkbox');
const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});

const scenes: Scene[] = [
  {
    name: 'content-manager-list',
    alt: 'The list of books in the Content Manager. Two are selected, buttons above the table publish, unpublish, or delete them, and the last column has the status of each book.',
    app: 'bookshop',
    storage: {'STRAPI_LIST_VIEW_DISPLAYED_HEADERS:api::book.book:false': JSON.stringify(['title', 'price'])},
    route: `${BOOKS}?page=1&pageSize=10&sort=updatedAt:DESC`,
    steps: [
      {does: 'tick The Call of the Wild', run: (page) => checkbox(page, 'The Call of the Wild').click()},
      {does: 'tick The Last Man', run: (page) => checkbox(page, 'The Last Man').click()},
    ],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Book', exact: true}),
        button(page, 'Delete'),
        page.getByRole('row').nth(5),
      ],
      room: [10, 40, 0, 40],
    },
    highlights: [
      (page) => checkbox(page, 'The Call of the Wild'),
      (page) => button(page, 'Publish'),
      (page) => button(page, 'Unpublish'),
      (page) => page.getByRole('row', {name: 'The Call of the Wild'}).getByText('Modified').locator('..'),
    ],
  },
  {
    name: 'content-manager-edit',
    alt: 'A book in the edit view of the Content Manager: its title, with the mark Modified and the tabs Draft and Published below, its fields, and on the right the buttons Publish and Save.',
    app: 'bookshop',
    route: THE_LAST_MAN,
    steps: [
      {
        does: 'change the summary',
        run: (page) => page.getByRole('textbox', {name: 'summary'}).fill('A plague empties the world, and one man walks on.'),
      },
    ],
    region: {
      around: (page) => [
        page.getByRole('link', {name: 'Back'}),
        button(page, 'More document actions'),
        page.getByRole('textbox', {name: 'summary'}),
        // Comes last.
        page.getByText('Set up preview'),
      ],
      room: [16, 48, 40, 32],
    },
    highlights: [
      (page) => button(page, 'Save'),
      (page) => page.getByText('Modified').locator('..'),
      (page) => button(page, 'Publish'),
      (page) => page.getByRole('tab', {name: 'Draft'}),
    ],
  },
];

export default scenes;
