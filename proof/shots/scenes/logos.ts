import type {Locator, Page} from 'playwright-core';
import type {Scene, SceneFile, Step} from '../types';

const BOOK = 'M8 6h14a6 6 0 0 1 6 6v28a6 6 0 0 0-6-6H8zM48 6H34a6 6 0 0 0-6 6v28a6 6 0 0 1 6-6h14z';

/** The page imports them from these paths. */
const CODE: readonly SceneFile[] = [
  {path: 'src/admin/app.tsx', page: 'cms/admin-panel-customization/logos', section: 'code'},
  {
    path: 'src/admin/extensions/login-logo.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="46" viewBox="0 0 56 46"><path d="${BOOK}" fill="#b3541e"/></svg>`,
  },
  {
    path: 'src/admin/extensions/menu-logo.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 56 56"><rect width="56" height="56" rx="10" fill="#b3541e"/><path transform="translate(5.6 9) scale(.8)" d="${BOOK}" fill="#fff"/></svg>`,
  },
];

/** What an administrator chooses on their computer. */
const LOGO = {
  name: 'bookshop.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 56 56"><rect width="56" height="56" rx="10" fill="#0c75af"/><path transform="translate(5.6 9) scale(.8)" d="${BOOK}" fill="#fff"/></svg>`,
  ),
};

const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});

const chooseLogo: readonly Step[] = [
  {does: 'change the menu logo', run: (page) => button(page, 'Change logo').first().click()},
  {does: 'choose a file', run: (page) => page.locator('input[type="file"]').setInputFiles(LOGO)},
];

const uploadLogo: readonly Step[] = [
  ...chooseLogo,
  {does: 'upload the logo', run: (page) => button(page, 'Upload logo').click()},
  {does: 'close the dialog', run: (page) => page.getByRole('dialog').waitFor({state: 'hidden'})},
];

const customization = (page: Page): readonly Locator[] => [
  page.getByRole('heading', {name: 'Customization'}),
  page.getByRole('group', {name: 'Logo slide'}).last(),
  page.getByText('Replace the logo in the authentication pages'),
];

const scenes: Scene[] = [
  {
    name: 'logos-login',
    alt: 'The login page of the admin panel with an orange book instead of the Strapi logo.',
    app: 'bookshop',
    files: CODE,
    isVisitor: true,
    viewport: {width: 640, height: 640},
    route: '/admin/auth/login',
    region: {around: (page) => [page.locator('body')], room: 0},
  },
  {
    name: 'logos-menu',
    alt: 'The top left corner of the admin panel: a white book on an orange square above the links of the main navigation.',
    app: 'bookshop',
    files: CODE,
    viewport: {width: 1180, height: 640},
    route: '/admin/settings/application-infos',
    region: {
      around: (page) => [
        page.getByRole('img', {name: 'Application logo'}),
        page.getByRole('link', {name: 'Internationalization'}),
      ],
      room: [16, 8, 2, 16],
    },
  },
  {
    name: 'logos-upload',
    alt: 'The section Customization of Settings > Overview: Menu logo and Auth logo, each with a button Change logo. A blue book is ready to be saved as menu logo, with the button Reset logo next to Change logo.',
    app: 'bookshop',
    viewport: {width: 1180, height: 800},
    route: '/admin/settings/application-infos',
    steps: uploadLogo,
    region: {around: customization, room: [23, 28, 23, 28]},
    highlights: [(page) => button(page, 'Change logo').first()],
  },
];

export default scenes;
