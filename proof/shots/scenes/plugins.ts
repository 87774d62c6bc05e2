import type {Scene} from '../types';

const scenes: Scene[] = [
  {
    name: 'plugins-installed',
    alt: 'The Plugins page of the settings: a table with the name and the description of each installed plugin, and Marketplace in the main menu.',
    app: 'bookshop',
    viewport: {width: 1180, height: 1000},
    route: '/admin/settings/list-plugins',
    region: {
      around: (page) => [
        page.getByRole('link', {name: 'Marketplace'}),
        page.getByRole('heading', {name: 'Plugins', exact: true}),
        page.getByText('Send Strapi error events to Sentry.'),
      ],
      room: 32,
    },
    highlights: [
      (page) => page.getByRole('link', {name: 'Marketplace'}),
      (page) => page.getByRole('link', {name: 'Plugins', exact: true}),
    ],
  },
  {
    name: 'documentation-versions',
    alt: 'The Documentation page of the admin panel: the version 1.0.0 with the date of its file, buttons to open and regenerate it, and the button Open documentation.',
    app: 'bookshop',
    files: [{path: 'config/env/development/plugins.ts', text: 'export default () => ({});\n'}],
    content: `const {readFileSync, writeFileSync} = require('node:fs');
    const file = strapi.plugin('documentation').service('documentation').getFullDocumentationPath() + '/1.0.0/full_documentation.json';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"x-generation-date": "[^"]*"/, '"x-generation-date": "2026-02-02T09:00:00.000Z"'));`,
    viewport: {width: 860, height: 500},
    route: '/admin/plugins/documentation',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Documentation', exact: true}),
        page.getByRole('link', {name: 'Open documentation', exact: true}),
        page.getByRole('grid'),
      ],
      room: 32,
    },
    highlights: [
      (page) => page.getByRole('link', {name: 'Open documentation', exact: true}),
      (page) => page.getByRole('button', {name: 'Regenerate 1.0.0'}),
    ],
  },
  {
    name: 'documentation-settings',
    alt: 'The Documentation page of the settings: Restricted Access is on, a password is being set, and Save is in the top right corner.',
    app: 'bookshop',
    files: [{path: 'config/env/development/plugins.ts', text: 'export default () => ({});\n'}],
    viewport: {width: 950, height: 500},
    route: '/admin/settings/documentation',
    steps: [{does: 'restrict the access', run: (page) => page.getByRole('checkbox').first().check({force: true})}],
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Documentation', exact: true}),
        page.getByRole('button', {name: 'Save'}),
        page.getByLabel('Password'),
      ],
      room: 40,
    },
    highlights: [(page) => page.getByLabel('Password'), (page) => page.getByRole('button', {name: 'Save'})],
  },
];

export default scenes;
