import {expect, test} from 'vitest';
import {LISTS} from '../coverage/lists';
import {signsOf} from './literals';
import {PLACES, UNRECORDED} from './places';
import {FROM_FILES, SETTINGS} from './recorded';
import {staged} from './stagedFixture';

/** Whether the code of a list's first folder shows a key. */
function isShown(list: string, key: string, code: string, folder?: string): boolean {
  const folders = (PLACES[list] ?? []).flatMap((place) => place.folders);
  const file = `${folder ?? folders[0] ?? ''}/index.js`;
  return signsOf(staged({[file]: code}, folders), list, [key]).length > 0;
}

test('each list has first releases, or a reason why not', () => {
  const recorded = new Set([...Object.keys(PLACES), ...FROM_FILES, ...SETTINGS.map((file) => `config.${file}`)]);
  for (const {name} of LISTS) expect([name, recorded.has(name) !== name in UNRECORDED]).toEqual([name, true]);
  for (const name of [...recorded, ...Object.keys(UNRECORDED)]) expect(LISTS.map((list) => list.name)).toContain(name);
});

test.each([
  ['process.env.STRAPI_HOSTING', true],
  ["process.env['STRAPI_HOSTING']", true],
  ["env('STRAPI_HOSTING', null)", true],
  ['utils.env.bool("STRAPI_HOSTING")', true],
  // Messages, longer names, comments, keys of other objects, and unrelated constants.
  ["console.info('Set STRAPI_HOSTING in your environment')", false],
  ['process.env.STRAPI_HOSTING_REGION', false],
  ['// process.env.STRAPI_HOSTING', false],
  ['errors.STRAPI_HOSTING', false],
  ['const STRAPI_HOSTING = 1;', false],
])('a variable exists where it is read: %s', (code, expected) => {
  expect(isShown('environment', 'STRAPI_HOSTING', code)).toBe(expected);
});

test('a variable of the admin panel exists where the build sets it', () => {
  const shows = (code: string): boolean => isShown('environment', 'STRAPI_ADMIN_BACKEND_URL', code, '@strapi/strapi/dist');
  expect(shows('const env = { STRAPI_ADMIN_BACKEND_URL: url };')).toBe(true);
  expect(shows('env$1.STRAPI_ADMIN_BACKEND_URL = url;')).toBe(true);
  expect(shows('OLD_STRAPI_ADMIN_BACKEND_URL = url;')).toBe(false);
  expect(shows("log('STRAPI_ADMIN_BACKEND_URL')")).toBe(false);
});

test('a variable of new projects exists where their files read it, not where a package names it', () => {
  const template = 'create-strapi-app/templates';
  expect(isShown('environment', 'DATABASE_HOST', "host: env('DATABASE_HOST', 'localhost')", template)).toBe(true);
  expect(isShown('environment', 'DATABASE_HOST', "env('DATABASE_HOST')", '@strapi/core/dist')).toBe(false);
});

test.each([
  ["allowedEvents: /* @__PURE__ */ new Map([\n  ['ENTRY_CREATE', 'entry.create'],\n  ['MEDIA_CREATE', 'media.create']\n])", true],
  ['const ALLOWED_WEBHOOK_EVENTS = {\n  MEDIA_CREATE: "media.create"\n};', true],
  // Sending an event, recording it in audit logs, and similar names don't make it available for webhooks.
  ["strapi.eventHub.emit('media.create', {media});", false],
  ["const ALLOWED_WEBHOOK_EVENTS = {};\nconst AUDITED_EVENTS = {MEDIA_CREATE: 'media.create'};", false],
  ["const ALLOWED_WEBHOOK_EVENTS = {MEDIA_FOLDER: 'media.create-folder'};", false],
])('an event exists where webhooks accept it: %s', (code, expected) => {
  expect(isShown('webhooks.events', 'media.create', code)).toBe(expected);
});

test('an action exists where it is registered, not where a route requires it', () => {
  const shows = (code: string): boolean => isShown('permissions.actions', 'admin::webhooks.read', code);
  expect(shows("{uid: 'webhooks.read', section: 'settings', pluginName: 'admin'}")).toBe(true);
  expect(shows("{policies: [{name: 'admin::hasPermissions', config: {actions: ['admin::webhooks.read']}}]}")).toBe(false);
  expect(shows("{uid: 'audit-webhooks.read'}")).toBe(false);
});

test('a flag belongs to its command, not to the next one', () => {
  const shows = (code: string): boolean => isShown('cli.generate-types', '--debug', code);
  expect(shows("createCommand('ts:generate-types').option('-d, --debug', 'Debug')")).toBe(true);
  expect(shows("createCommand('ts:generate-types').option('-s'); createCommand('develop').option('--debug')")).toBe(false);
  expect(shows("createCommand('ts:generate-types').option('--debug-port')")).toBe(false);
});

test('a provider of Users & Permissions exists where its keys are declared', () => {
  const shows = (code: string): boolean => isShown('users-permissions.providers', 'github', code);
  expect(shows('return { github: { enabled: false, key: "" } };')).toBe(true);
  expect(shows("const github = purest({provider: 'github'});")).toBe(false);
  expect(shows('providers.github: {')).toBe(false);
});

test('an option of an email provider is not one of another provider', () => {
  const shows = (folder: string): boolean => isShown('providers.email', 'SendGrid region', 'options.region', folder);
  expect(shows('@strapi/provider-email-sendgrid/dist')).toBe(true);
  expect(shows('@strapi/provider-email-amazon-ses/dist')).toBe(false);
});
