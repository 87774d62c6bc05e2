import type {Scene} from '../types';

const scenes: Scene[] = [
  {
    name: 'administrators-users',
    alt: 'Settings, Users: a table of administrators with name, email, roles, username, and user status, and the button Invite new user above it.',
    app: 'bookshop',
    viewport: {width: 1180, height: 720},
    route: '/admin/settings/users',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Users', exact: true}),
        page.getByRole('button', {name: 'Invite new user'}),
        page.getByRole('grid'),
      ],
      room: 24,
    },
    highlights: [(page) => page.getByRole('button', {name: 'Invite new user'})],
  },
  {
    name: 'administrators-permissions',
    alt: 'The Editor role, tab Collection Types: the row Author is open and lists its fields, each with a checkbox for Create, Read, and Update.',
    app: 'bookshop',
    viewport: {width: 1280, height: 1000},
    route: '/admin/settings/roles/2',
    steps: [{does: 'open the row of authors', run: (page) => page.getByRole('button', {name: /^Author\b/}).click()}],
    region: {
      around: (page) => [
        page.getByRole('tablist'),
        page.getByRole('button', {name: /^Author\b/}),
        page.getByText('portrait', {exact: true}),
        page.getByRole('button', {name: 'Settings', exact: true}).first(),
      ],
      room: 24,
    },
  },
  {
    name: 'administrators-media-library',
    alt: 'The Editor role, tab Plugins: the section Media Library is open, with checkboxes to access the library and configure its view, and to create, update, download, and copy the links of assets.',
    app: 'bookshop',
    viewport: {width: 1180, height: 1200},
    route: '/admin/settings/roles/2',
    steps: [
      {does: 'open the plugins', run: (page) => page.getByRole('tab', {name: 'Plugins'}).click()},
      {does: 'open the section', run: (page) => page.getByRole('button', {name: /^Media Library/}).click()},
      {does: 'see the permissions', run: (page) => page.getByText('Copy link').waitFor()},
    ],
    region: {
      around: (page) => [page.getByRole('tablist'), page.getByRole('button', {name: /^Media Library/}), page.getByText('Copy link')],
      room: [24, 24, 32, 24],
    },
  },
  {
    name: 'admin-panel-profile',
    alt: 'The profile of Ada Reader: the fields first name, last name, email, and username, and the button Save.',
    app: 'bookshop',
    viewport: {width: 1180, height: 900},
    route: '/admin/me',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Ada Reader'}),
        page.getByRole('button', {name: 'Save'}),
        page.getByRole('textbox', {name: 'First name'}),
        page.getByRole('textbox', {name: 'Username'}),
      ],
      room: 32,
    },
  },
];

export default scenes;
