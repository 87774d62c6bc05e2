import type {Page, Locator} from 'playwright-core';
import type {Scene} from '../types';

const dialog = (page: Page): Locator => page.getByRole('dialog');

const scenes: Scene[] = [
  {
    name: 'custom-fields-choose',
    alt: 'The window Select a field for your collection type, open at the tab Custom. It has one field, Color: Select any color.',
    app: 'bookshop',
    viewport: {width: 640, height: 800},
    route: '/admin/plugins/content-type-builder/content-types/api::author.author',
    steps: [
      {does: 'add a field', run: (page) => page.getByRole('button', {name: 'Add another field'}).first().click()},
      {does: 'open the custom fields', run: (page) => dialog(page).getByRole('tab', {name: 'Custom'}).click()},
      {does: 'see the field', run: (page) => dialog(page).getByText('Select any color').waitFor()},
    ],
    region: {around: (page) => [dialog(page)]},
    highlights: [
      (page) => dialog(page).getByRole('tab', {name: 'Custom'}),
      (page) => dialog(page).getByRole('button', {name: /^Color/}),
    ],
  },
  {
    name: 'custom-fields-fill-in',
    alt: 'The field accentColor of a book in the Content Manager: its color picker is open, with an area of shades, a bar of hues, and the code of the color.',
    app: 'bookshop',
    route: '/admin/content-manager/collection-types/api::book.book/s2x4w1xwsjgqkd5owydq18ff',
    steps: [
      {does: 'open the color picker', run: (page) => page.getByRole('button', {name: 'Color picker toggle'}).click()},
      {does: 'see the picker', run: (page) => dialog(page).waitFor()},
    ],
    region: {around: (page) => [page.getByText('accentColor', {exact: true}), dialog(page)], room: [16, 24, 24, 24]},
  },
];

export default scenes;
