import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ATTRIBUTE_KINDS, ATTRIBUTES_SOURCE, SCHEMA_SOURCE} from '../runners/schema/shapes';
import {allowLists} from '../runners/shapes/allowLists';
import {codeBelow, namesIn, textIn, type CoverageList} from './list';

const ERRORS = '@strapi/utils/dist/errors.js';
const LIFECYCLES = '@strapi/database/dist/lifecycles/types.d.ts';
const DATABASE_CONFIG = '@strapi/types/dist/core/config/database.d.ts';
const DATABASE = '@strapi/database/dist/index.js';
const TELEMETRY = '@strapi/core/dist/services/metrics/index.js';
const CONFIG_TYPES = '@strapi/types/dist/core/config/index.d.ts';
const ADMIN_APP = '@strapi/admin/dist/admin/src/StrapiApp.d.ts';
const CONTENT_MANAGER = '@strapi/content-manager/dist/admin/src/content-manager.d.ts';
const HOOKS = '@strapi/admin/dist/admin/admin/src/constants.js';
const WIDGETS = '@strapi/admin/dist/admin/src/core/apis/Widgets.d.ts';
const BUILD = '@strapi/strapi/dist/src/node/create-build-context.js';
const ZONES = '@strapi/content-manager/dist/admin/components/InjectionZone.js';

/** Methods that the panel calls at startup. Plugins must not call them. */
const ADMIN_INTERNAL: ReadonlySet<string> = new Set([
  'bootstrap',
  'register',
  'render',
  'loadAdminTrads',
  'loadTrads',
  'createCustomConfigurations',
]);

/** Lists that are read from the code and types of the packages. */
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
    page: 'cms/backend-customization/lifecycle-hooks',
    column: 'Hook',
    source: LIFECYCLES,
    read: (cmsDir) => namesIn(cmsDir, LIFECYCLES, /'(\w+)'/g, /export type Action = ([^;]+);/),
  },
  {
    name: 'migrations.settings',
    page: 'cms/database-migrations',
    column: 'Setting',
    source: DATABASE_CONFIG,
    read: (cmsDir) => namesIn(cmsDir, DATABASE_CONFIG, /(\w+)\?:/g, /settings\?: \{([^}]*)\}/),
  },
  {
    name: 'transactions.arguments',
    page: 'cms/database-transactions',
    column: 'Argument',
    source: DATABASE,
    read: (cmsDir) => namesIn(cmsDir, DATABASE, /^ +(\w+)(?:,|:|$)/gm, /const callbackParams = \{([^}]*)\}/),
  },
  {
    name: 'telemetry.switches',
    page: 'cms/usage-information',
    column: 'Switch',
    source: TELEMETRY,
    // Reads the variables in "const isDisabled = …".
    read: (cmsDir) => namesIn(cmsDir, TELEMETRY, /(\w+)(?: \|\||\))/g, /const isDisabled = (.*)/),
  },
  {
    name: 'config.types',
    page: 'cms/typescript/development',
    column: 'Type',
    source: CONFIG_TYPES,
    read: (cmsDir) => namesIn(cmsDir, CONFIG_TYPES, /export type \{ (\w+) \}/g).map((name) => `Core.Config.${name}`),
  },
  {
    name: 'schema.keys',
    page: 'cms/backend-customization/models',
    column: 'Key',
    source: SCHEMA_SOURCE,
    read: (cmsDir) => allowLists(cmsDir).pathsOf('content-type', {}, ['info.preview']),
  },
  {
    name: 'attributes',
    page: 'cms/backend-customization/attributes',
    column: 'Type',
    source: ATTRIBUTES_SOURCE,
    read: () => [...ATTRIBUTE_KINDS, 'customField'],
  },
  {
    name: 'attributes.options',
    page: 'cms/backend-customization/attributes',
    column: 'Option',
    source: ATTRIBUTES_SOURCE,
    read: readOptions,
  },
  {
    name: 'admin-panel.api',
    page: 'cms/plugins-development/admin-panel-api',
    column: 'Method',
    source: ADMIN_APP,
    read: appMethods,
  },
  {
    name: 'admin-panel.hooks',
    page: 'cms/plugins-development/admin-hooks',
    column: 'Hook',
    source: HOOKS,
    read: (cmsDir) => namesIn(cmsDir, HOOKS, /'(Admin\/CM\/[^']+)'/g),
  },
  {
    name: 'admin-panel.app',
    page: 'cms/admin-panel-customization/extension',
    column: 'Method',
    source: ADMIN_APP,
    read: appMethods,
  },
  {
    name: 'admin-panel.widgets',
    page: 'cms/admin-panel-customization/homepage',
    column: 'Widget',
    source: '@strapi/*/dist/admin: what calls widgets.register()',
    read: readWidgets,
  },
  {
    name: 'admin-panel.widgets.options',
    page: 'cms/admin-panel-customization/homepage',
    column: 'Option',
    source: WIDGETS,
    read: (cmsDir) => namesIn(cmsDir, WIDGETS, /^ {4}(\w+)\??: /gm, /type WidgetArgs = (\{[\s\S]*?\n\});/),
  },
  {
    name: 'admin-panel.variables',
    page: 'cms/admin-panel-customization/bundlers',
    column: 'Variable',
    source: BUILD,
    read: (cmsDir) => namesIn(cmsDir, BUILD, /^ {4}(?:env\$1\.| {4})([A-Z_]+)(?:: | = )/gm),
  },
  {
    name: 'content-manager.injection-zones',
    page: 'cms/admin-panel-customization/extension',
    column: 'Zone',
    source: ZONES,
    read: readZones,
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
    read: readVariables,
  },
];

/** The methods that the app object offers to plugins and to `src/admin/app`. */
function appMethods(cmsDir: string): string[] {
  return namesIn(cmsDir, ADMIN_APP, /^ {4}(\w+)(?:: (?:<T>)?\(|\()/gm, /declare class StrapiApp \{([\s\S]*)/).filter(
    (name) => name !== 'constructor' && !ADMIN_INTERNAL.has(name),
  );
}

/** UIDs of the widgets that the packages register: `plugin::admin.profile-info`. */
function readWidgets(cmsDir: string): string[] {
  const folders = readdirSync(path.join(cmsDir, 'node_modules/@strapi'));
  const uids = folders
    .filter((name) => existsSync(path.join(cmsDir, 'node_modules/@strapi', name, 'dist/admin')))
    .flatMap((name) => codeBelow(cmsDir, `@strapi/${name}/dist/admin`).map((text) => ({name, text})))
    .filter(({text}) => text.includes('widgets.register('))
    .flatMap(({name, text}) =>
      [...text.matchAll(/pluginId: (?:'([\w-]+)'|[\w.]+),\s+id: '([\w-]+)'/g)].map(
        ([, plugin = name, id = '']) => `plugin::${plugin}.${id}`,
      ),
    );
  if (uids.length === 0) throw new Error('No package registers widgets. Fix the code that reads them in proof/coverage.');
  return uids;
}

/** Injection zones of the Content Manager: `listView.actions`. */
function readZones(cmsDir: string): string[] {
  const pages = textIn(cmsDir, ZONES, /const INJECTION_ZONES = (\{[\s\S]*?\n\});/);
  return [...pages.matchAll(/^ {4}(\w+): \{([\s\S]*?)^ {4}\}/gm)].flatMap(([, page = '', zones = '']) =>
    [...zones.matchAll(/^ {8}'?([\w-]+)'?: \[/gm)].map(([, zone = '']) => `${page}.${zone}`),
  );
}

/** Options of all attribute types combined: `required`, `maxLength`. */
function readOptions(cmsDir: string): string[] {
  return ATTRIBUTE_KINDS.flatMap((kind) => allowLists(cmsDir).pathsOf(`attribute ${kind}`, {}, []))
    .map((option) => option.split('.')[0] ?? '')
    .filter((option) => option !== 'type');
}

/** Variables of the packages' own builds and tests. */
const NOT_FOR_PROJECTS: ReadonlySet<string> = new Set(['JEST_WORKER_ID', 'USE_EXPERIMENTAL_DEPENDENCIES']);

/** Variables that the packages and the files of a new project read. */
function readVariables(cmsDir: string): string[] {
  const modules = path.join(cmsDir, 'node_modules');
  const packages = readdirSync(path.join(modules, '@strapi')).map((name) => `@strapi/${name}/dist`);
  const folders = [...packages, 'create-strapi-app/templates'].filter((folder) => existsSync(path.join(modules, folder)));
  const found = folders
    .flatMap((folder) => codeBelow(cmsDir, folder))
    .flatMap((text) => [...text.matchAll(/(?:process\.env\.|\benv(?:\.\w+)?\(['"])([A-Z][A-Z0-9_]+)/g)]);
  return found.map(([, name = '']) => name).filter((name) => !NOT_FOR_PROJECTS.has(name));
}
