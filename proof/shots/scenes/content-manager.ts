import type {Locator, Page} from 'playwright-core';
import type {Scene} from '../types';

const BOOKS = '/admin/content-manager/collection-types/api::book.book';
const THE_LAST_MAN = `${BOOKS}/ihg31f7ly5qzpmmgf3cmzt24`;

const FRANKENSTEIN = `${BOOKS}/s2x4w1xwsjgqkd5owydq18ff`;
/** What the list of books shows, in the panel's `localStorage`. */
const COLUMNS = 'STRAPI_LIST_VIEW_DISPLAYED_HEADERS:api::book.book:false';
const TITLE_AND_PRICE = {[COLUMNS]: JSON.stringify(['title', 'price'])};

const checkbox = (page: Page, title: string): Locator => page.getByRole('row', {name: title}).getByRole('checkbox');
const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});

const filterField = (page: Page, position: number): Locator => page.getByRole('dialog').getByRole('combobox').nth(position);

const scenes: Scene[] = [
  {
    name: 'content-manager-list',
    alt: 'The list of books in the Content Manager. Two are selected, buttons above the table publish, unpublish, or delete them, and the last column has the status of each book.',
    app: 'bookshop',
    storage: {[COLUMNS]: JSON.stringify(['title'])},
    viewport: {width: 1070, height: 800},
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
      room: [10, 24, 0, 24],
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
    viewport: {width: 1100, height: 800},
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
  {
    name: 'content-manager-overview',
    alt: 'The Content Manager. On the left are the collection types Author, Book, Genre, Review, and User, and the single type Homepage. On the right is the list of books, with the button Create new entry above it.',
    app: 'bookshop',
    storage: {[COLUMNS]: JSON.stringify(['title'])},
    viewport: {width: 880, height: 640},
    route: `${BOOKS}?page=1&pageSize=10&sort=title:ASC`,
    steps: [{does: 'see the books', run: (page) => page.getByRole('row', {name: 'Persuasion'}).waitFor()}],
    region: {around: (page) => [page.locator('body')], room: 0},
    highlights: [
      (page) => page.getByRole('link', {name: 'Book', exact: true}),
      (page) => page.getByRole('link', {name: 'Create new entry'}),
      (page) => button(page, 'Filters'),
      (page) => button(page, 'View settings'),
    ],
  },
  {
    name: 'content-manager-filters',
    alt: 'The list of books, filtered by a price greater than 10. The window Filters is open with three fields: price, is lower than, and 13.',
    app: 'bookshop',
    storage: TITLE_AND_PRICE,
    route: `${BOOKS}?page=1&pageSize=10&sort=title:ASC&filters[$and][0][price][$gt]=10`,
    steps: [
      {does: 'see the books', run: (page) => page.getByRole('row', {name: 'Frankenstein'}).waitFor()},
      {does: 'open the filters', run: (page) => button(page, 'Filters').click()},
      {does: 'open the fields', run: (page) => filterField(page, 0).click()},
      {does: 'choose the price', run: (page) => page.getByRole('option', {name: 'price'}).click()},
      {does: 'open the conditions', run: (page) => filterField(page, 1).click()},
      {does: 'choose a condition', run: (page) => page.getByRole('option', {name: 'is lower than', exact: true}).click()},
      {does: 'type a price', run: (page) => page.getByRole('dialog').getByRole('textbox').fill('13')},
    ],
    region: {
      around: (page) => [
        page.getByRole('button', {name: 'Filters', includeHidden: true}),
        page.getByRole('dialog'),
        page.getByRole('row').nth(4),
      ],
      room: [16, -180, 24, 16],
    },
    highlights: [
      (page) => page.getByRole('button', {name: 'Filters', includeHidden: true}),
      (page) => page.getByRole('button', {name: 'Add filter'}),
    ],
  },
  {
    name: 'content-manager-blocks',
    alt: 'The description of a book in the block editor. The list of blocks is open, at Text and three headings. Next to it are the buttons for bold, italic, underline, strikethrough, inline code, and link.',
    app: 'bookshop',
    route: FRANKENSTEIN,
    steps: [
      {does: 'open the list of blocks', run: (page) => page.getByText('Text', {exact: true}).first().click()},
      {does: 'see the blocks', run: (page) => page.getByRole('option', {name: 'Heading 3'}).waitFor()},
    ],
    region: {
      around: (page) => [
        page.getByText('description', {exact: true}).first(),
        page.getByRole('listbox'),
        page.getByText('Victor Frankenstein finds'),
      ],
      room: [16, 120, 24, 24],
    },
  },
  {
    name: 'content-manager-relation',
    alt: 'The list of authors in a book: the four other authors with their status, and the option Create a relation below them.',
    app: 'bookshop',
    route: FRANKENSTEIN,
    steps: [
      {does: 'open the list of authors', run: (page) => page.getByRole('combobox', {name: 'author'}).click()},
      {does: 'see the authors', run: (page) => page.getByRole('option', {name: 'Jack London'}).waitFor()},
    ],
    region: {
      around: (page) => [page.getByText('gallery (1 / 1)'), page.getByRole('listbox'), page.getByText('author (1)')],
      room: [16, 24, 24, 16],
    },
  },
  {
    name: 'content-manager-components',
    alt: 'The lower part of a book. The repeatable component editions has two entries and the button Add an entry, with a bin and a handle in each row. The dynamic zone extras has a quote and an excerpt.',
    app: 'bookshop',
    viewport: {width: 1280, height: 1400},
    route: FRANKENSTEIN,
    steps: [{does: 'see the components', run: (page) => button(page, 'Add a component to extras').scrollIntoViewIfNeeded()}],
    region: {
      around: (page) => [
        page.getByText('editions (2)'),
        button(page, 'Add an entry'),
        button(page, 'Add a component to extras'),
        page.getByText('Excerpt - The night it moved').locator('xpath=ancestor::li'),
      ],
      room: [16, 24, 20, 24],
    },
    highlights: [
      (page) => button(page, 'Add an entry'),
      (page) => button(page, 'Add a component to extras'),
      (page) => button(page, 'More actions').last(),
    ],
  },
  {
    name: 'content-manager-header-menu',
    alt: 'The menu More actions of a book: Edit the model, Configure the view, Delete entry (English (en)), Delete entry (all locales), Copy document ID, and below them when the entry was published, updated, and created, by whom, and its document ID.',
    app: 'bookshop',
    route: FRANKENSTEIN,
    steps: [{does: 'open the menu', run: (page) => button(page, 'More actions').first().click()}],
    region: {around: (page) => [page.getByRole('menu')], room: [60, 24, 20, 140]},
  },
  {
    name: 'content-manager-configure-list',
    alt: 'Configure the view of the list of books: search, filters, and bulk actions are on, 10 entries per page, sorted by title. Below are the columns id, title, slug, and isbn, and the button Add a field.',
    app: 'bookshop',
    viewport: {width: 1180, height: 900},
    route: `${BOOKS}/configurations/list`,
    steps: [{does: 'see the columns', run: (page) => button(page, 'Edit isbn').waitFor()}],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Configure the view'}),
        button(page, 'Save'),
        button(page, 'Add a field'),
      ],
      room: [16, 32, 40, 32],
    },
    highlights: [(page) => button(page, 'Edit title'), (page) => button(page, 'Add a field'), (page) => button(page, 'Save')],
  },
  {
    name: 'content-manager-configure-edit',
    alt: 'Configure the view of the edit view of books: the entry title, what happens when a relation is clicked, and the fields in rows of one, two, or three, each with a handle, a pencil, and a cross.',
    app: 'bookshop',
    viewport: {width: 1180, height: 900},
    route: `${BOOKS}/configurations/edit`,
    steps: [{does: 'see the fields', run: (page) => button(page, 'Edit price').waitFor()}],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Configure the view'}),
        button(page, 'Save'),
        button(page, 'Delete weight'),
      ],
      room: [16, 32, 24, 32],
    },
    highlights: [
      (page) => page.getByRole('combobox', {name: 'Entry title'}),
      (page) => page.getByRole('combobox', {name: 'Relation open behavior'}),
      (page) => button(page, 'Edit title'),
    ],
  },
];

export default scenes;
