import type {Locator, Page} from 'playwright-core';
import type {Scene, SceneFile} from '../types';

const PAGE = 'cms/admin-panel-customization/homepage';

const PUBLISHED = 'plugin::content-manager.last-published-entries';

const widget = (page: Page, uid: string): Locator => page.locator(`[data-strapi-widget-id="${uid}"]`);
const profile = (page: Page): Locator => widget(page, 'plugin::admin.profile-info');

const REVIEWS: readonly SceneFile[] = [
  {path: 'src/index.ts', page: PAGE, section: 'endpoint'},
  {path: 'src/admin/components/ReviewsToCheck.tsx', page: PAGE, section: 'component'},
  {path: 'src/admin/app.tsx', page: PAGE, section: 'component'},
];

const scenes: Scene[] = [
  {
    name: 'homepage-default',
    alt: 'The homepage of the admin panel, titled Hello Ada, with two columns of widgets: last edited entries, last published entries, profile, and entries.',
    app: 'bookshop',
    viewport: {width: 1100, height: 1320},
    route: '/admin',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Hello Ada'}),
        page.getByRole('button', {name: 'Add Widget'}),
        profile(page),
        widget(page, 'plugin::content-manager.chart-entries'),
      ],
      room: 16,
    },
  },
  {
    name: 'homepage-arrange',
    alt: 'The button Add Widget of the homepage. Below it, an icon to drag and a trash icon have appeared in the upper-right corner of the widget Last published entries.',
    app: 'bookshop',
    viewport: {width: 1100, height: 800},
    route: '/admin',
    steps: [
      {
        // The pointer isn't in pictures, so the style that it turns on is set.
        does: 'show the icons of a widget',
        run: (page) => page.addStyleTag({content: `[data-strapi-widget-id="${PUBLISHED}"] header > :last-child {display: flex}`}),
      },
    ],
    region: {
      around: (page) => [page.getByRole('button', {name: 'Add Widget'}), widget(page, PUBLISHED)],
      room: 16,
    },
    highlights: [
      (page) => widget(page, PUBLISHED).getByRole('button', {name: 'Drag to move'}),
      (page) => widget(page, PUBLISHED).getByRole('button', {name: 'Delete'}),
      (page) => page.getByRole('button', {name: 'Add Widget'}),
    ],
  },
  {
    name: 'homepage-custom',
    alt: 'The widget Reviews to check on the homepage: a table with the name of each reviewer, the title of the book, and the rating. The link Open reviews is in its upper-right corner.',
    app: 'bookshop',
    files: REVIEWS,
    viewport: {width: 1100, height: 2000},
    route: '/admin',
    region: {around: (page) => [widget(page, 'global::reviews-to-check')], room: 16},
  },
];

export default scenes;
