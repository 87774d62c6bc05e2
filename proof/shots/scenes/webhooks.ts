import type {Scene} from '../types';

const scenes: Scene[] = [
  {
    name: 'webhooks-form',
    alt: 'A webhook called Rebuild website: its URL, a header Authorization, the table of events with Publish and Unpublish selected for entries, and the buttons Trigger and Save.',
    app: 'bookshop',
    content: `const webhook = await strapi.get('webhookStore').createWebhook({
      name: 'Rebuild website',
      url: 'https://www.bookshop.example/api/rebuild',
      headers: {Authorization: 'Bearer YOUR_WEBHOOK_TOKEN'},
      events: ['entry.publish', 'entry.unpublish'],
    });
    strapi.get('webhookRunner').add(webhook);`,
    viewport: {width: 1000, height: 1000},
    route: '/admin/settings/webhooks/1',
    region: {
      around: (page) => [
        page.getByRole('heading', {name: 'Rebuild website'}),
        page.getByRole('button', {name: 'Save'}),
        page.locator('input[name="name"]'),
        page.locator('table'),
      ],
      room: 32,
    },
    highlights: [
      (page) => page.locator('input[name="name"]'),
      (page) => page.locator('input[name="url"]'),
      (page) => page.getByRole('combobox').first(),
      (page) => page.getByRole('checkbox', {name: 'entry.publish'}).first(),
      (page) => page.getByRole('button', {name: 'Save'}),
      (page) => page.getByRole('button', {name: 'Trigger'}),
    ],
  },
];

export default scenes;
