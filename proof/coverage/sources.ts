import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ATTRIBUTE_KINDS, ATTRIBUTES_SOURCE} from '../runners/schema/shapes';
import {allowLists} from '../runners/shapes/allowLists';
import {codeBelow, itemsOf, namesIn, type CoverageList} from './list';

const ERRORS = '@strapi/utils/dist/errors.js';
const LIFECYCLES = '@strapi/database/dist/lifecycles/types.d.ts';
const ADMIN_APP = '@strapi/admin/dist/admin/src/StrapiApp.d.ts';
const CONTENT_MANAGER = '@strapi/content-manager/dist/admin/src/content-manager.d.ts';
const HOOKS = '@strapi/admin/dist/admin/admin/src/constants.js';

/** Of the start of the panel itself: what plugins may not call. */
const ADMIN_INTERNAL: ReadonlySet<string> = new Set([
  'bootstrap',
  'register',
  'render',
  'loadAdminTrads',
  'loadTrads',
  'createCustomConfigurations',
]);

/** Lists that are read in the code and the types of the packages. */
export const SOURCE_LISTS: readonly CoverageList[] = [
  {
    name: 'errors',
    page: 'cms/error-handling',
    column: 'Class',
    source: ERRORS,
    read: (cmsDir) => namesIn(cmsDir, ERRORS, /^(?:exports\.|Object\.defineProperty\(exports, ")(\w+)(?: = |")/gm),
  },
  {
    name: 'lifecycles',
    page: 'cms/backend-customization/models',
    column: 'Hook',
    source: LIFECYCLES,
    read: (cmsDir) => namesIn(cmsDir, LIFECYCLES, /'(\w+)'/g, /export type Action = ([^;]+);/),
  },
  {
    name: 'attributes',
    page: 'cms/backend-customization/models',
    column: 'Type',
    source: ATTRIBUTES_SOURCE,
    read: () => itemsOf([...ATTRIBUTE_KINDS, 'customField']),
  },
  {
    name: 'attributes.options',
    page: 'cms/backend-customization/models',
    column: 'Option',
    source: ATTRIBUTES_SOURCE,
    read: (cmsDir) => itemsOf(readOptions(cmsDir)),
  },
  {
    name: 'admin-panel.api',
    page: 'cms/plugins-development/admin-panel-api',
    column: 'Method',
    source: ADMIN_APP,
    read: (cmsDir) =>
      namesIn(cmsDir, ADMIN_APP, /^ {4}(\w+)(?:: (?:<T>)?\(|\()/gm, /declare class StrapiApp \{([\s\S]*)/).filter(
        ({key}) => key !== 'constructor' && !ADMIN_INTERNAL.has(key),
      ),
  },
  {
    name: 'admin-panel.hooks',
    page: 'cms/plugins-development/admin-panel-api',
    column: 'Hook',
    source: HOOKS,
    read: (cmsDir) => namesIn(cmsDir, HOOKS, /'(Admin\/CM\/[^']+)'/g),
  },
  {
    name: 'content-manager.apis',
    page: 'cms/plugins-development/content-manager-apis',
    column: 'Method',
    source: CONTENT_MANAGER,
    read: (cmsDir) => namesIn(cmsDir, CONTENT_MANAGER, /^ {12}(\w+): (?:\{|\()/gm, /apis: \{([\s\S]*)/),
  },
  {
    name: 'environment',
    page: 'cms/configurations/environment',
    column: 'Variable',
    source: '@strapi/*/dist, create-strapi-app/templates',
    read: (cmsDir) => itemsOf(readVariables(cmsDir)),
  },
];

/** Of all attributes together: `required`, `maxLength`. */
function readOptions(cmsDir: string): string[] {
  return ATTRIBUTE_KINDS.flatMap((kind) => allowLists(cmsDir).pathsOf(`attribute ${kind}`, {}, []))
    .map((option) => option.split('.')[0] ?? '')
    .filter((option) => option !== 'type');
}

/** Of the packages' own builds and tests. */
const NOT_FOR_PROJECTS: ReadonlySet<string> = new Set(['JEST_WORKER_ID', 'USE_EXPERIMENTAL_DEPENDENCIES']);

/** Variables that the packages and a new project's files read. */
function readVariables(cmsDir: string): string[] {
  const modules = path.join(cmsDir, 'node_modules');
  const packages = readdirSync(path.join(modules, '@strapi')).map((name) => `@strapi/${name}/dist`);
  const folders = [...packages, 'create-strapi-app/templates'].filter((folder) => existsSync(path.join(modules, folder)));
  const found = folders
    .flatMap((folder) => codeBelow(cmsDir, folder))
    .flatMap((text) => [...text.matchAll(/(?:process\.env\.|\benv(?:\.\w+)?\(['"])([A-Z][A-Z0-9_]+)/g)]);
  return found.map(([, name = '']) => name).filter((name) => !NOT_FOR_PROJECTS.has(name));
}
