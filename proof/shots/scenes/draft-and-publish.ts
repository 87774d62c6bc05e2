import type {Locator, Page} from 'playwright-core';
import type {Scene} from '../types';

/** An open menu hides the rest of the page from screen readers. */
const behindMenu = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true, includeHidden: true});

const scenes: Scene[] = [
  {
    name: 'draft-and-publish-actions',
    alt: 'The menu More document actions of a modified book: Publish multiple locales, Unpublish, Discard changes, Unpublish multiple locales.',
    app: 'bookshop',
    viewport: {width: 1100, height: 800},
    route: '/admin/content-manager/collection-types/api::book.book/ihg31f7ly5qzpmmgf3cmzt24',
    steps: [{does: 'open the menu of actions', run: (page) => page.getByRole('button', {name: 'More document actions'}).click()}],
    region: {
      around: (page) => [behindMenu(page, 'More document actions'), page.getByRole('menu')],
      room: [64, 48, 20, 195],
    },
    highlights: [
      (page) => behindMenu(page, 'More document actions'),
      (page) => page.getByRole('menuitem', {name: 'Unpublish', exact: true}),
      (page) => page.getByRole('menuitem', {name: 'Discard changes'}),
    ],
  },
  {
    name: 'draft-and-publish-setting',
    alt: 'The window Edit Book of the Content-Type Builder, open at Advanced settings: the checkbox Draft & publish is selected.',
    app: 'bookshop',
    viewport: {width: 640, height: 800},
    route: '/admin/plugins/content-type-builder/content-types/api::book.book',
    steps: [
      {does: 'edit the content-type', run: (page) => page.getByRole('button', {name: 'Edit', exact: true}).click()},
      {does: 'open the advanced settings', run: (page) => page.getByRole('tab', {name: 'Advanced settings'}).click()},
    ],
    region: {around: (page) => [page.getByRole('dialog')]},
    highlights: [
      (page) => page.getByRole('tab', {name: 'Advanced settings'}),
      (page) => page.getByRole('checkbox', {name: 'Draft & publish'}),
      (page) => page.getByRole('button', {name: 'Finish'}),
    ],
  },
];

export default scenes;
