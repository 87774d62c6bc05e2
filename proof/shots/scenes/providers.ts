import type {Scene} from '../types';

/** GitHub as an administrator has set it up, and the URLs of a website in production. */
const GITHUB = `
const grant = strapi.store({type: 'plugin', name: 'users-permissions', key: 'grant'});
const providers = await grant.get();
const github = {...providers.github, enabled: true, key: 'Iv1.8a61f9b3a7aba766', callback: 'https://shop.example/connect/github'};
await grant.set({value: {...providers, github: {...github, secret: 'YOUR_CLIENT_SECRET'}}});`;

const KEYCLOAK = `
const grant = strapi.store({type: 'plugin', name: 'users-permissions', key: 'grant'});
const providers = await grant.get();
const keycloak = {...providers.keycloak, enabled: true, key: 'bookshop', secret: 'YOUR_CLIENT_SECRET'};
const urls = {subdomain: 'login.shop.example/realms/bookshop', callback: 'https://shop.example/connect/keycloak'};
await grant.set({value: {...providers, keycloak: {...keycloak, ...urls}}});`;

const scenes: Scene[] = [
  {
    name: 'providers-github',
    alt: 'The dialog Edit Provider for GitHub, with Enable switched on, a client ID, a client secret, and two redirect URLs.',
    app: 'bookshop',
    content: GITHUB,
    viewport: {width: 640, height: 800},
    route: '/admin/settings/users-permissions/providers',
    steps: [
      {does: 'open GitHub', run: (page) => page.getByRole('row', {name: /github/}).click()},
      {does: 'see the form', run: (page) => page.getByRole('dialog').waitFor()},
    ],
    region: {around: (page) => [page.getByRole('dialog')]},
    highlights: [
      (page) => page.getByLabel('The redirect URL to add in your github application configurations'),
      (page) => page.getByRole('checkbox', {name: 'enabled'}).locator('..'),
      (page) => page.getByLabel('Client ID'),
      (page) => page.getByLabel('Client Secret'),
      (page) => page.getByLabel('The redirect URL to your front-end app'),
      (page) => page.getByRole('button', {name: 'Save'}),
    ],
  },
  {
    name: 'providers-keycloak',
    alt: 'The dialog Edit Provider for Keycloak. Host URI (Subdomain) contains login.shop.example/realms/bookshop.',
    app: 'bookshop',
    viewport: {width: 640, height: 1100},
    content: KEYCLOAK,
    route: '/admin/settings/users-permissions/providers',
    steps: [
      {does: 'open Keycloak', run: (page) => page.getByRole('row', {name: /keycloak/}).click()},
      {does: 'see the form', run: (page) => page.getByRole('dialog').waitFor()},
    ],
    region: {around: (page) => [page.getByRole('dialog')]},
  },
];

export default scenes;
