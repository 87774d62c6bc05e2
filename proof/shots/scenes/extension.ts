import type {Scene} from '../types';

const PAGE = 'cms/admin-panel-customization/extension';
const FRANKENSTEIN = '/admin/content-manager/collection-types/api::book.book/s2x4w1xwsjgqkd5owydq18ff';

const scenes: Scene[] = [
  {
    name: 'extension-page',
    alt: 'The admin panel with a page titled Best sellers: a table of five books with the number of copies sold. The main menu on the left has an additional icon that leads to it.',
    app: 'bookshop',
    files: [
      {path: 'src/admin/pages/BestSellers.tsx', page: PAGE, section: 'page'},
      {path: 'src/admin/app.tsx', page: PAGE, section: 'page'},
    ],
    viewport: {width: 1100, height: 620},
    route: '/admin/best-sellers',
    region: {around: (page) => [page.locator('body')], room: [0, -190, 0, 0]},
  },
  {
    name: 'extension-settings',
    alt: 'The settings of the admin panel. Under Global Settings, there is a link Bookshop, and its page is open.',
    app: 'bookshop',
    files: [
      {path: 'src/admin/pages/ShopSettings.tsx', page: PAGE, section: 'settings'},
      {path: 'src/admin/app.tsx', page: PAGE, section: 'settings'},
    ],
    viewport: {width: 1100, height: 620},
    route: '/admin/settings/bookshop',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Settings', exact: true}),
        page.getByRole('link', {name: 'Bookshop', exact: true}),
        page.getByText('Where readers find the shop'),
      ],
      room: [20, -150, 30, 8],
    },
  },
  {
    name: 'extension-button',
    alt: 'The edit view of a book in the Content Manager. The button View in the shop is on the right, below Publish and Save.',
    app: 'bookshop',
    files: [
      {path: 'src/admin/components/ShopLink.tsx', page: PAGE, section: 'injection-zones'},
      {path: 'src/admin/app.tsx', page: PAGE, section: 'injection-zones'},
    ],
    viewport: {width: 1100, height: 800},
    route: FRANKENSTEIN,
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Frankenstein'}),
        page.getByRole('button', {name: 'Publish', exact: true}),
        page.getByRole('link', {name: 'View in the shop'}),
      ],
      room: [40, 24, 24, 24],
    },
  },
];

export default scenes;
