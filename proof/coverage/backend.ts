import {namesIn, type CoverageList} from './list';

const CORE_API = '@strapi/types/dist/core/core-api';
const ROUTE = '@strapi/types/dist/core/route.d.ts';
const HELPERS = '@strapi/core/dist/services/server/koa-methods.d.ts';

/** A member of a type, on a separate line. */
const MEMBER = /^ {4}(\w+)\??[:(<]/gm;

/** What controllers, services, and routes of a project have, and the functions that Strapi adds to `ctx`. */
export const BACKEND_LISTS: readonly CoverageList[] = [
  {
    name: 'backend.actions',
    page: 'cms/backend-customization/controllers',
    column: 'Action',
    source: `${CORE_API}/controller.d.ts`,
    read: (cmsDir) => members(cmsDir, `${CORE_API}/controller.d.ts`, ['CollectionType', 'SingleType']),
  },
  {
    name: 'backend.controller-functions',
    page: 'cms/backend-customization/controllers',
    column: 'Function',
    source: `${CORE_API}/controller.d.ts`,
    read: (cmsDir) => members(cmsDir, `${CORE_API}/controller.d.ts`, ['Base']),
  },
  {
    name: 'backend.service-methods',
    page: 'cms/backend-customization/services',
    column: 'Method',
    source: `${CORE_API}/service.d.ts`,
    read: (cmsDir) => members(cmsDir, `${CORE_API}/service.d.ts`, ['Base', 'CollectionType', 'SingleType']),
  },
  {
    name: 'backend.router-options',
    page: 'cms/backend-customization/routes',
    column: 'Option',
    source: `${CORE_API}/router.d.ts`,
    read: (cmsDir) => members(cmsDir, `${CORE_API}/router.d.ts`, ['RouterConfig']),
  },
  {
    name: 'backend.route-keys',
    page: 'cms/backend-customization/routes',
    column: 'Key',
    source: ROUTE,
    read: readRouteKeys,
  },
  {
    name: 'backend.context-functions',
    page: 'cms/backend-customization/requests-responses',
    column: 'Function',
    source: HELPERS,
    read: (cmsDir) =>
      members(cmsDir, HELPERS, ['ContextDelegatedResponseErrorMethods', 'ContextDelegatedResponseSuccessMethods']).map(
        (name) => `ctx.${name}`,
      ),
  },
];

/** The members of types in a declaration file. */
function members(cmsDir: string, file: string, types: readonly string[]): string[] {
  return types.flatMap((name) =>
    namesIn(cmsDir, file, MEMBER, new RegExp(`export (?:interface|type) ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`)),
  );
}

/** Keys of `config`, `auth`, and `request` are prefixed with their parent: `config.auth.scope`. */
function readRouteKeys(cmsDir: string): string[] {
  const below = (parent: string, names: readonly string[]): string[] => names.map((name) => `${parent}.${name}`);
  return [
    ...members(cmsDir, ROUTE, ['Route']).filter((name) => name !== 'config' && name !== 'request'),
    ...below('config', members(cmsDir, ROUTE, ['RouteConfig'])),
    ...below('config.auth', namesIn(cmsDir, ROUTE, /^ {8}(\w+)\??:/gm, /auth\?: false \| \{([\s\S]*?)\n {4}\}/)),
    ...below('request', members(cmsDir, ROUTE, ['RouteRequest'])),
  ];
}
