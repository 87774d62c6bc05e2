import {members, membersOf} from './declarations';
import {namesIn, type CoverageLists} from './list';

const CORE_API = '@strapi/types/dist/core/core-api';

/** What controllers, services, and routes of a project have, and the functions that Strapi adds to `ctx`. */
export const BACKEND_LISTS: CoverageLists = {
  'backend.actions': {
    page: 'cms/backend-customization/controllers',
    column: 'Action',
    source: `${CORE_API}/controller.d.ts`,
    read: members('CollectionType', 'SingleType'),
  },
  'backend.controller-functions': {
    page: 'cms/backend-customization/controllers',
    column: 'Function',
    source: `${CORE_API}/controller.d.ts`,
    read: members('Base'),
  },
  'backend.service-methods': {
    page: 'cms/backend-customization/services',
    column: 'Method',
    source: `${CORE_API}/service.d.ts`,
    read: members('Base', 'CollectionType', 'SingleType'),
  },
  'backend.router-options': {
    page: 'cms/backend-customization/routes',
    column: 'Option',
    source: `${CORE_API}/router.d.ts`,
    read: members('RouterConfig'),
  },
  'backend.route-keys': {
    page: 'cms/backend-customization/routes',
    column: 'Key',
    source: '@strapi/types/dist/core/route.d.ts',
    read: (cmsDir, source) => [
      ...membersOf(cmsDir, source, 'Route').filter((name) => name !== 'config' && name !== 'request'),
      ...membersOf(cmsDir, source, 'RouteConfig', 'config.'),
      ...namesIn(cmsDir, source, /^ {8}(\w+)\??:/gm, /auth\?: false \| \{([\s\S]*?)\n {4}\}/).map(
        (name) => `config.auth.${name}`,
      ),
      ...membersOf(cmsDir, source, 'RouteRequest', 'request.'),
    ],
  },
  'backend.context-functions': {
    page: 'cms/backend-customization/requests-responses',
    column: 'Function',
    source: '@strapi/core/dist/services/server/koa-methods.d.ts',
    read: (cmsDir, source) => [
      ...membersOf(cmsDir, source, 'ContextDelegatedResponseErrorMethods', 'ctx.'),
      ...membersOf(cmsDir, source, 'ContextDelegatedResponseSuccessMethods', 'ctx.'),
    ],
  },
};
