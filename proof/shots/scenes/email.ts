import type {Scene} from '../types';

const scenes: Scene[] = [
  {
    name: 'email-settings',
    alt: 'Settings, Email plugin: the default sender, the default reply address, and the provider, and below them the field Recipient email with the button Send test email.',
    app: 'bookshop',
    viewport: {width: 1180, height: 900},
    route: '/admin/settings/email',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Configuration', exact: true}).first(),
        page.getByRole('button', {name: 'Send test email'}),
        page.getByRole('textbox', {name: 'Recipient email'}),
        page.getByText('Email provider', {exact: true}).locator('..'),
      ],
      room: 32,
    },
  },
];

export default scenes;
