import * as z from 'zod';
import {createBookshop} from '../bookshop/process';
import {oncePerApp} from '../oncePerApp';
import type {CoverageItem} from './compare';
import {itemsOf, type CoverageList} from './list';

/** Code that a booted app runs to list what it has. */
const QUESTION = `const store = (key) => strapi.store({type: 'plugin', name: 'users-permissions', key}).get();
({
  actions: strapi.service('admin::permission').actionProvider.values().map(({actionId}) => actionId),
  conditions: strapi.service('admin::permission').conditionProvider.values().map(({id}) => id),
  webhooks: [...strapi.get('webhookStore').allowedEvents.values()],
  providers: Object.keys(await store('grant')),
  settings: Object.keys(await store('advanced')),
  middlewares: strapi.get('middlewares').keys().filter((name) => name.startsWith('strapi::')),
  uids: [
    ...Object.keys(strapi.contentTypes),
    ...['services', 'controllers', 'policies', 'middlewares'].flatMap((kind) => strapi.get(kind).keys()),
    ...Object.entries(strapi.contentAPI.permissions.getActionsMap()).flatMap(([owner, {controllers}]) => [
      owner,
      ...Object.entries(controllers).flatMap(([name, actions]) => actions.map((action) => \`\${owner}.\${name}.\${action}\`)),
    ]),
  ],
  graphql: Object.values(strapi.plugin('graphql').service('content-api').buildSchema().getTypeMap()).flatMap((type) => [
    type.name,
    ...Object.keys(type.getFields?.() ?? {}),
    ...(type.getValues?.() ?? []).map(({name}) => name),
  ]),
  routes: strapi.server.listRoutes().flatMap(({methods, path}) =>
    methods.filter((method) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)).map((method) => method + ' ' + path),
  ),
});`;

const names = z.array(z.string()).min(1);
const answerSchema = z.object({
  actions: names,
  conditions: names,
  webhooks: names,
  providers: names,
  settings: names,
  middlewares: names,
  uids: names,
  graphql: names,
  routes: names,
});
type Answer = z.infer<typeof answerSchema>;

export const BOOTED_LISTS: readonly CoverageList[] = [
  list('permissions.actions', 'actions', 'cms/features/rbac', 'Action', '@strapi/admin: config/admin-actions.js, and plugins'),
  list(
    'permissions.conditions',
    'conditions',
    'cms/configurations/guides/rbac',
    'Condition',
    '@strapi/admin: config/admin-conditions.js',
  ),
  list(
    'webhooks.events',
    'webhooks',
    'cms/backend-customization/webhooks',
    'Event',
    '@strapi/core/dist/services/webhook-store.js',
  ),
  list(
    'users-permissions.providers',
    'providers',
    'cms/configurations/users-and-permissions-providers',
    'Provider',
    '@strapi/plugin-users-permissions/dist/server/services/providers-registry.js',
  ),
  list(
    'users-permissions.settings',
    'settings',
    'cms/features/users-permissions',
    'Setting',
    '@strapi/plugin-users-permissions/dist/server/bootstrap/index.js',
  ),
  list('middlewares', 'middlewares', 'cms/configurations/middlewares', 'Middleware', '@strapi/core/dist/middlewares/index.js'),
];

function list(name: string, part: keyof Answer, page: string, column: string, source: string): CoverageList {
  return {name, page, column, source, read: async (cmsDir): Promise<CoverageItem[]> => itemsOf((await readBooted(cmsDir))[part])};
}

/** One boot provides all lists. @param cmsDir absolute path of `proof/cms`, installed */
export const readBooted = oncePerApp(ask);

async function ask(cmsDir: string): Promise<Answer> {
  const shop = createBookshop(cmsDir);
  try {
    const boot = await shop.boot();
    if (!boot.ok) throw new Error(`The bookshop does not start: ${boot.error}`);
    const {value, error} = await shop.run(QUESTION);
    if (error) throw new Error(`The bookshop didn't list what it has: ${error.message} Fix proof/coverage/booted.ts.`);
    return answerSchema.parse(value);
  } finally {
    await shop.stop();
  }
}
