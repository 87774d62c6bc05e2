import type {Locator, Page} from 'playwright-core';
import type {Scene} from '../types';

const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});
const file = (page: Page, name: string): Locator => page.getByText(name).first();

const FOLDERS = `
const folders = strapi.plugin('upload').service('folder');
await folders.create({name: 'Covers', parent: null});
await folders.create({name: 'Portraits', parent: null});`;

const scenes: Scene[] = [
  {
    name: 'media-library-overview',
    alt: 'The Media Library. On the left are the folders Covers and Portraits, on the right the two folders and eight images, with the buttons New and Filter, the search, the order, and the switch between table and grid above them.',
    app: 'bookshop',
    content: FOLDERS,
    viewport: {width: 860, height: 640},
    route: '/admin/plugins/upload',
    steps: [{does: 'see the files', run: (page) => file(page, 'reading-room.png').waitFor()}],
    region: {around: (page) => [page.locator('body')], room: 0},
    highlights: [(page) => button(page, 'New'), (page) => button(page, 'Filter'), (page) => page.getByPlaceholder('Search')],
  },
  {
    name: 'media-library-details',
    alt: 'The details of frankenstein-cover.png: a preview with the button for cropping, dates, size, dimensions, extension, and ID, and the fields File name, Location, Caption, and Alternative text. Below are the buttons to delete, copy the link, download, replace, and save.',
    app: 'bookshop',
    content: FOLDERS,
    viewport: {width: 1280, height: 1060},
    route: '/admin/plugins/upload',
    steps: [
      {does: 'open the file', run: (page) => file(page, 'frankenstein-cover.png').click()},
      {does: 'see its details', run: (page) => page.getByRole('textbox', {name: 'Alternative text'}).waitFor()},
      {
        does: 'type the alternative text',
        run: (page) =>
          page.getByRole('textbox', {name: 'Alternative text'}).fill('A dark blue book cover with a yellow flash of lightning'),
      },
    ],
    region: {around: (page) => [page.getByRole('dialog')], room: 0},
    highlights: [
      (page) => button(page, 'Crop'),
      (page) => page.getByRole('textbox', {name: 'Alternative text'}),
      (page) => button(page, 'Replace this file'),
      (page) => button(page, 'Save changes'),
    ],
  },
  {
    name: 'media-library-crop',
    alt: 'The window Crop & Focus area: the image with a rectangle and a circle, fields for width and height and for the position of the circle, and the buttons Cancel, Save as copy, and Apply.',
    app: 'bookshop',
    viewport: {width: 900, height: 720},
    route: '/admin/plugins/upload',
    steps: [
      {does: 'open the file', run: (page) => file(page, 'frankenstein-cover.png').click()},
      {does: 'open the crop editor', run: (page) => button(page, 'Crop').click()},
      {does: 'see the size of the image', run: (page) => page.locator('input[value="400"]').first().waitFor()},
    ],
    region: {around: (page) => [page.locator('body')], room: 0},
    highlights: [(page) => button(page, 'Save as copy'), (page) => button(page, 'Apply')],
  },
  {
    name: 'media-library-bulk',
    alt: 'Two selected images in the Media Library. A bar at the bottom says 2 items selected and has the link Select all and the buttons to move, delete, and clear the selection.',
    app: 'bookshop',
    content: FOLDERS,
    viewport: {width: 1000, height: 620},
    route: '/admin/plugins/upload',
    steps: [
      {does: 'see the files', run: (page) => file(page, 'reading-room.png').waitFor()},
      {does: 'select the first image', run: (page) => page.getByRole('checkbox').nth(2).click()},
      {does: 'select the second image', run: (page) => page.getByRole('checkbox').nth(3).click()},
      {does: 'see the bar', run: (page) => page.getByText('2 items selected').waitFor()},
    ],
    region: {
      around: (page) => [file(page, 'frankenstein-co'), page.getByText('2 items selected'), button(page, 'Clear selection')],
      room: [190, 180, 36, 60],
    },
    highlights: [(page) => button(page, 'Move'), (page) => button(page, 'Delete')],
  },
  {
    name: 'media-library-settings',
    alt: 'The settings of the Media Library: Responsive friendly upload and Size optimization are TRUE, Auto orientation is FALSE.',
    app: 'bookshop',
    viewport: {width: 1000, height: 800},
    route: '/admin/settings/media-library',
    steps: [{does: 'see the settings', run: (page) => page.getByText('Auto orientation', {exact: true}).waitFor()}],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Media Library'}),
        button(page, 'Save'),
        page.getByText('Enabling this option will automatically rotate'),
      ],
      room: [24, 32, 40, 40],
    },
  },
  {
    name: 'media-library-field',
    alt: 'The cover of a book in the Content Manager: an image with four buttons, to add, copy the link, delete, and edit, and its file name below.',
    app: 'bookshop',
    viewport: {width: 1280, height: 2000},
    route: '/admin/content-manager/collection-types/api::book.book/s2x4w1xwsjgqkd5owydq18ff',
    steps: [{does: 'see the cover', run: (page) => page.getByText('frankenstein-cover.png').waitFor()}],
    region: {
      around: (page) => [page.getByText('cover', {exact: true}), page.getByText('frankenstein-cover.png')],
      room: [16, 100, 24, 110],
    },
  },
];

export default scenes;
