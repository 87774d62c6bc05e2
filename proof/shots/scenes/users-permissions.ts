import type {Scene} from '../types';

/** Email addresses and pages of a website in production. */
const ADVANCED = `
const advanced = strapi.store({type: 'plugin', name: 'users-permissions', key: 'advanced'});
await advanced.set({value: {
  ...await advanced.get(),
  email_confirmation: true,
  email_reset_password: 'https://shop.example/reset-password',
  email_confirmation_redirection: 'https://shop.example/welcome',
}});`;

const scenes: Scene[] = [
  {
    name: 'users-permissions-role',
    alt: 'The Authenticated role: the row Review is open, with create, find, and findOne selected.',
    app: 'bookshop',
    viewport: {width: 1180, height: 1500},
    route: '/admin/settings/users-permissions/roles/1',
    steps: [
      {does: 'open Review', run: (page) => page.getByRole('button', {name: /^Review/}).click()},
      {does: 'clear delete', run: (page) => page.getByRole('checkbox', {name: 'delete'}).first().click()},
      {does: 'clear update', run: (page) => page.getByRole('checkbox', {name: 'update'}).first().click()},
    ],
    region: {
      around: (page) => [
        page.getByRole('button', {name: /^Review/}),
        page.getByRole('checkbox', {name: 'create'}).first(),
        page.getByRole('checkbox', {name: 'findOne'}).first(),
      ],
      room: 24,
    },
    highlights: [
      (page) => page.getByRole('button', {name: /^Review/}),
      (page) => page.getByRole('checkbox', {name: 'create'}).first(),
    ],
  },
  {
    name: 'users-permissions-user',
    alt: 'A user in the Content Manager: username, email, an empty password, and the switches confirmed and blocked.',
    app: 'bookshop',
    viewport: {width: 1100, height: 1000},
    route: '/admin/content-manager/collection-types/plugin::users-permissions.user/m5wqkbrvfn0hxm2ejay9yt1s',
    region: {
      around: (page) => [
        page.getByLabel('username'),
        page.getByText('blocked', {exact: true}),
        page.getByRole('button', {name: 'Save'}),
      ],
      room: 32,
    },
  },
  {
    name: 'users-permissions-email',
    alt: 'The dialog Edit email template, with the fields Shipper name, Shipper email, Response email, Subject, and Message.',
    app: 'bookshop',
    viewport: {width: 640, height: 1000},
    route: '/admin/settings/users-permissions/email-templates',
    steps: [
      {does: 'open the template', run: (page) => page.getByRole('row', {name: /Reset password/}).click()},
      {does: 'see the form', run: (page) => page.getByRole('dialog').waitFor()},
    ],
    region: {around: (page) => [page.getByRole('dialog')]},
  },
  {
    name: 'users-permissions-advanced',
    alt: 'The advanced settings: a list for the default role, three switches for one account per email address, sign-ups, and email confirmation, and two URLs.',
    app: 'bookshop',
    content: ADVANCED,
    viewport: {width: 1000, height: 1000},
    route: '/admin/settings/users-permissions/advanced-settings',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Advanced settings'}),
        page.getByRole('button', {name: 'Save'}),
        page.getByLabel('Redirection url'),
      ],
      room: 32,
    },
  },
];

export default scenes;
