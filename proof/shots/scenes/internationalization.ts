import type {Page} from 'playwright-core';
import type {Scene} from '../types';

const FRANKENSTEIN = '/admin/content-manager/collection-types/api::book.book/s2x4w1xwsjgqkd5owydq18ff';

// By attribute: while the list is open, everything behind it is hidden from roles.
const locales = (page: Page) => page.locator('[role="combobox"]').first();
const globe = (page: Page) => page.locator('button', {hasText: 'Fill in from another locale'});

const scenes: Scene[] = [
  {
    name: 'internationalization-edit',
    alt: 'Frankenstein in the Content Manager: the list of locales in the header is open, with English (en) and French (fr), each with its status. Below the header are the fields title and slug, with a globe next to their labels, and isbn, without one.',
    app: 'bookshop',
    viewport: {width: 1000, height: 800},
    route: FRANKENSTEIN,
    steps: [{does: 'open the list of locales', run: (page) => page.getByRole('combobox', {name: 'Locales'}).click()}],
    region: {
      around: (page) => [
        page.locator('h1'),
        page.getByRole('listbox'),
        locales(page),
        globe(page),
        page.locator('input[name="isbn"]'),
      ],
      room: [32, 32, 24, 24],
    },
    highlights: [locales, globe, (page) => page.getByText('This value is unique for the selected locale').first().locator('..')],
  },
  {
    name: 'internationalization-settings',
    alt: 'Settings, Internationalization: a table with the locales English (en), which is the default, and French (fr), and the button Add new locale.',
    app: 'bookshop',
    viewport: {width: 1000, height: 720},
    route: '/admin/settings/internationalization',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Internationalization', exact: true}),
        page.getByRole('button', {name: 'Add new locale'}).first(),
        page.getByRole('grid'),
      ],
      room: 24,
    },
    highlights: [(page) => page.getByRole('button', {name: 'Add new locale'}).first()],
  },
];

export default scenes;
