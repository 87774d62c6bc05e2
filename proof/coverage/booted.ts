import * as z from 'zod';
import {permissionsSchema} from 'docs-corpus/records/permissions';
import {createBookshop} from '../cms-process/process';
import {oncePerApp} from '../oncePerApp';
import type {CoverageList, CoverageLists} from './list';

/** Code that a booted app runs to list what it has. */
const LISTING = `const store = (key) => strapi.store({type: 'plugin', name: 'users-permissions', key}).get();
const routers = [...Object.values(strapi.apis), ...Object.values(strapi.plugins), strapi.admin].flatMap(({routes}) => Object.values(routes));
const restPrefix = strapi.config.get('api.rest.prefix');
const scopeOf = (auth) => [auth?.scope ?? []].flat()[0] ?? null;
const graphql = strapi.plugin('graphql');
const types = Object.values(graphql.service('content-api').buildSchema().getTypeMap());
// Complete only after the schema is built.
const {resolversConfig} = graphql.service('extension').generate({typeRegistry: graphql.service('type-registry').new()});
const fields = types.flatMap((type) => Object.values(type.getFields?.() ?? {}).map((field) => [type.name + '.' + field.name, field.type]));
const named = (type) => type.ofType ? named(type.ofType) : type;
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
  graphql: types.flatMap((type) => [
    type.name,
    ...Object.keys(type.getFields?.() ?? {}),
    ...(type.getValues?.() ?? []).map(({name}) => name),
  ]),
  routes: strapi.server.listRoutes().flatMap(({methods, path}) =>
    methods.filter((method) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)).map((method) => method + ' ' + path),
  ),
  permissions: Object.fromEntries([
    ...routers.flatMap(({prefix = '', routes = []}) => routes.map(({method, path, config = {}, info}) => [
      method + ' ' + (info.type === 'content-api' ? restPrefix : '') + (config.prefix ?? prefix) + path,
      config.auth !== false && info.type === 'admin' ? 'administrator' : scopeOf(config.auth),
    ])),
    ...fields
      .filter(([name]) => /^(?:Query|Mutation)[.]/.test(name) || resolversConfig[name])
      .map(([name]) => [name, scopeOf(resolversConfig[name]?.auth)]),
  ]),
  // Input types have no fields that a query can select.
  types: Object.fromEntries(fields.flatMap(([name, type]) => {
    const {name: its, getFields, getTypes} = named(type);
    return !/Input[.]/.test(name) && (getFields ?? getTypes) ? [[name, its]] : [];
  })),
});`;

const names = z.array(z.string()).min(1);
const listsSchema = permissionsSchema.omit({version: true}).extend({
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
type Lists = z.infer<typeof listsSchema>;

export const BOOTED_LISTS: CoverageLists = {
  'permissions.actions': {
    page: 'cms/features/rbac/permissions',
    column: 'Action',
    source: '@strapi/admin: config/admin-actions.js, and plugins',
    read: listOf('actions'),
  },
  'permissions.conditions': {
    page: 'cms/configurations/guides/rbac',
    column: 'Condition',
    source: '@strapi/admin: config/admin-conditions.js',
    read: listOf('conditions'),
  },
  'webhooks.events': {
    page: 'cms/backend-customization/webhooks',
    column: 'Event',
    source: '@strapi/core/dist/services/webhook-store.js',
    read: listOf('webhooks'),
  },
  'users-permissions.providers': {
    page: 'cms/configurations/users-and-permissions-providers',
    column: 'Provider',
    source: '@strapi/plugin-users-permissions/dist/server/services/providers-registry.js',
    read: listOf('providers'),
  },
  'users-permissions.settings': {
    page: 'cms/features/users-permissions',
    column: 'Setting',
    source: '@strapi/plugin-users-permissions/dist/server/bootstrap/index.js',
    read: listOf('settings'),
  },
  middlewares: {
    page: 'cms/configurations/middlewares',
    column: 'Middleware',
    source: '@strapi/core/dist/middlewares/index.js',
    read: listOf('middlewares'),
  },
};

/** Reads one of the lists of the booted app. */
function listOf(part: 'actions' | 'conditions' | 'webhooks' | 'providers' | 'settings' | 'middlewares'): CoverageList['read'] {
  return async (cmsDir) => (await readBooted(cmsDir))[part];
}

/** One boot provides all lists. @param cmsDir absolute path of `proof/cms`, installed */
export const readBooted = oncePerApp(readLists);

async function readLists(cmsDir: string): Promise<Lists> {
  const shop = createBookshop(cmsDir);
  try {
    const boot = await shop.boot();
    if (!boot.ok) throw new Error(`The bookshop does not start: ${boot.error}`);
    const {value, error} = await shop.run(LISTING);
    if (error) throw new Error(`The bookshop didn't list what it has: ${error.message} Fix proof/coverage/booted.ts.`);
    return listsSchema.parse(value);
  } finally {
    await shop.stop();
  }
}
