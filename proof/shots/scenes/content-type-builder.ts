import type {Locator, Page} from 'playwright-core';
import type {Scene, Step} from '../types';

const BUILDER = '/admin/plugins/content-type-builder/content-types';
const BOOK = `${BUILDER}/api::book.book`;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', {name, exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog');
const textbox = (page: Page, name: string): Locator => page.getByRole('textbox', {name});
const tab = (page: Page, name: string): Locator => page.getByRole('tab', {name});

const ADD_FIELD: Step = {
  does: 'add a field',
  run: (page) => page.getByRole('button', {name: 'Add another field'}).first().click(),
};
const ADVANCED: Step = {does: 'open the advanced settings', run: (page) => tab(page, 'Advanced settings').click()};
const choose = (field: string): Step => ({
  does: `choose the field ${field}`,
  run: (page) => dialog(page).getByText(field, {exact: true}).first().click(),
});

const scenes: Scene[] = [
  {
    name: 'content-type-builder-overview',
    alt: 'The Content-Type Builder. On the left are the button Save and the lists of collection types, single types, and components. On the right are the fields of Author, with their types, and the buttons Configure the view, Edit, and Add another field.',
    app: 'bookshop',
    viewport: {width: 860, height: 700},
    route: `${BUILDER}/api::author.author`,
    steps: [{does: 'see the fields', run: (page) => button(page, 'Edit portrait').waitFor()}],
    region: {around: (page) => [page.locator('body')], room: 0},
    highlights: [
      (page) => button(page, 'Create new collection type'),
      (page) => button(page, 'Edit'),
      (page) => page.getByRole('button', {name: 'Add another field'}).first(),
      (page) => button(page, 'Save'),
    ],
  },
  {
    name: 'content-type-builder-name',
    alt: 'The window Create a collection type. The display name is Publisher, the API IDs are publisher and publishers.',
    app: 'bookshop',
    viewport: {width: 768, height: 800},
    route: `${BUILDER}/api::author.author`,
    steps: [
      {does: 'begin a collection type', run: (page) => button(page, 'Create new collection type').click()},
      {does: 'type its name', run: (page) => textbox(page, 'Display name').fill('Publisher')},
    ],
    region: {around: (page) => [dialog(page)]},
    highlights: [
      (page) => textbox(page, 'Display name'),
      (page) => textbox(page, 'API ID (Plural)'),
      (page) => button(page, 'Continue'),
    ],
  },
  {
    name: 'content-type-builder-fields',
    alt: 'The window Select a field for your collection type, with the tabs Default and Custom. It shows Text, Boolean, Rich text (Blocks), JSON, Number, Email, Date, Password, Media, Enumeration, Relation, UID, Rich text (Markdown), Component, and Dynamic zone.',
    app: 'bookshop',
    viewport: {width: 1280, height: 1120},
    route: `${BUILDER}/api::author.author`,
    steps: [ADD_FIELD, {does: 'see the fields', run: (page) => dialog(page).getByText('Dynamic zone').waitFor()}],
    region: {around: (page) => [dialog(page)]},
  },
  {
    name: 'content-type-builder-component',
    alt: 'The second step of a component field: the name editions, the component Edition, and the type Repeatable component.',
    app: 'bookshop',
    viewport: {width: 640, height: 800},
    route: `${BUILDER}/api::author.author`,
    steps: [
      ADD_FIELD,
      choose('Component'),
      {does: 'use an existing component', run: (page) => dialog(page).getByText('Use an existing component').click()},
      {does: 'go on', run: (page) => dialog(page).getByRole('button', {name: 'Select a component'}).click()},
      {does: 'type the name', run: (page) => textbox(page, 'Name').fill('quotes')},
    ],
    region: {around: (page) => [dialog(page)]},
  },
  {
    name: 'content-type-builder-condition',
    alt: 'The advanced settings of the field availableFrom with a condition: if inStock is true, then show availableFrom.',
    app: 'bookshop',
    viewport: {width: 640, height: 1400},
    route: BOOK,
    steps: [
      {does: 'edit the field', run: (page) => button(page, 'Edit availableFrom').click()},
      ADVANCED,
      {
        does: 'add a condition',
        run: (page) =>
          dialog(page)
            .getByRole('button', {name: /Apply condition/})
            .click(),
      },
      {does: 'open the fields', run: (page) => dialog(page).getByRole('combobox').filter({hasText: 'Field'}).click()},
      {does: 'choose the field', run: (page) => page.getByRole('option', {name: 'inStock'}).click()},
      {does: 'open the values', run: (page) => dialog(page).getByRole('combobox').filter({hasText: 'false'}).click()},
      {does: 'choose the value', run: (page) => page.getByRole('option', {name: 'true'}).click()},
    ],
    region: {
      around: (page) => [
        dialog(page).getByText('Condition', {exact: true}).first(),
        button(page, 'Cancel'),
        button(page, 'Finish'),
      ],
      room: [24, 24, 16, 24],
    },
  },
  {
    name: 'content-type-builder-delete-field',
    alt: 'The fields of Review in the Content-Type Builder. The field body is crossed out, and Save is enabled.',
    app: 'bookshop',
    viewport: {width: 860, height: 520},
    route: `${BUILDER}/api::review.review`,
    steps: [{does: 'delete the field', run: (page) => button(page, 'Delete body').click()}],
    region: {around: (page) => [page.locator('body')], room: 0},
  },
];

export default scenes;
