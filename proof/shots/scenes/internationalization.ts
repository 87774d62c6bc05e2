import type {Scene} from '../types';

const TWENTY_THOUSAND_LEAGUES = '/admin/content-manager/collection-types/api::book.book/twic7v5u1k63t8wb34kx0ten';

const scenes: Scene[] = [
  {
    name: 'internationalization-edit',
    alt: 'A book in the Content Manager: the list of locales in the header is open, with English (en) and French (fr), each with its status.',
    app: 'bookshop',
    viewport: {width: 1000, height: 800},
    route: TWENTY_THOUSAND_LEAGUES,
    steps: [{does: 'open the list of locales', run: (page) => page.getByRole('combobox', {name: 'Locales'}).click()}],
    region: {
      around: (page) => [page.locator('h1'), page.getByRole('listbox'), page.locator('[role="combobox"]').first()],
      room: 32,
    },
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
