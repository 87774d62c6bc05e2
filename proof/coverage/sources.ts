import {ATTRIBUTE_KINDS, ATTRIBUTES_SOURCE, SCHEMA_SOURCE} from '../runners/schema/shapes';
import {allowLists} from '../runners/shapes/allowLists';
import {codeBelow, names, namesIn, strapiFolders, textIn, type CoverageLists} from './list';

const ADMIN_APP = '@strapi/admin/dist/admin/src/StrapiApp.d.ts';

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
export const SOURCE_LISTS: CoverageLists = {
  errors: {
    page: 'cms/error-handling',
    column: 'Class',
    source: '@strapi/utils/dist/errors.js',
    read: names(/^(?:exports\.|Object\.defineProperty\(exports, ")(\w+)(?: = |")/gm),
  },
  lifecycles: {
    page: 'cms/backend-customization/lifecycle-hooks',
    column: 'Hook',
    source: '@strapi/database/dist/lifecycles/types.d.ts',
    read: names(/'(\w+)'/g, /export type Action = ([^;]+);/),
  },
  'migrations.settings': {
    page: 'cms/database-migrations',
    column: 'Setting',
    source: '@strapi/types/dist/core/config/database.d.ts',
    read: names(/(\w+)\?:/g, /settings\?: \{([^}]*)\}/),
  },
  'transactions.arguments': {
    page: 'cms/database-transactions',
    column: 'Argument',
    source: '@strapi/database/dist/index.js',
    read: names(/^ +(\w+)(?:,|:|$)/gm, /const callbackParams = \{([^}]*)\}/),
  },
  'telemetry.switches': {
    page: 'cms/usage-information',
    column: 'Switch',
    source: '@strapi/core/dist/services/metrics/index.js',
    // Reads the variables in "const isDisabled = …".
    read: names(/(\w+)(?: \|\||\))/g, /const isDisabled = (.*)/),
  },
  'config.types': {
    page: 'cms/typescript/development',
    column: 'Type',
    source: '@strapi/types/dist/core/config/index.d.ts',
    read: (cmsDir, source) => namesIn(cmsDir, source, /export type \{ (\w+) \}/g).map((name) => `Core.Config.${name}`),
  },
  'schema.keys': {
    page: 'cms/backend-customization/models',
    column: 'Key',
    source: SCHEMA_SOURCE,
    read: (cmsDir) => allowLists(cmsDir).pathsOf('content-type', {}, ['info.preview']),
  },
  attributes: {
    page: 'cms/backend-customization/attributes',
    column: 'Type',
    source: ATTRIBUTES_SOURCE,
    read: () => [...ATTRIBUTE_KINDS, 'customField'],
  },
  'attributes.options': {
    page: 'cms/backend-customization/attributes',
    column: 'Option',
    source: ATTRIBUTES_SOURCE,
    read: readOptions,
  },
  'admin-panel.api': {
    page: 'cms/plugins-development/admin-panel-api',
    column: 'Method',
    source: ADMIN_APP,
    read: appMethods,
  },
  'admin-panel.hooks': {
    page: 'cms/plugins-development/admin-hooks',
    column: 'Hook',
    source: '@strapi/admin/dist/admin/admin/src/constants.js',
    read: names(/'(Admin\/CM\/[^']+)'/g),
  },
  'admin-panel.app': {
    page: 'cms/admin-panel-customization/extension',
    column: 'Method',
    source: ADMIN_APP,
    read: appMethods,
  },
  'admin-panel.widgets': {
    page: 'cms/admin-panel-customization/homepage',
    column: 'Widget',
    source: '@strapi/*/dist/admin: what calls widgets.register()',
    read: readWidgets,
  },
  'admin-panel.widgets.options': {
    page: 'cms/admin-panel-customization/homepage',
    column: 'Option',
    source: '@strapi/admin/dist/admin/src/core/apis/Widgets.d.ts',
    read: names(/^ {4}(\w+)\??: /gm, /type WidgetArgs = (\{[\s\S]*?\n\});/),
  },
  'admin-panel.variables': {
    page: 'cms/admin-panel-customization/bundlers',
    column: 'Variable',
    source: '@strapi/strapi/dist/src/node/create-build-context.js',
    read: names(/^ {4}(?:env\$1\.| {4})([A-Z_]+)(?:: | = )/gm),
  },
  'content-manager.injection-zones': {
    page: 'cms/admin-panel-customization/extension',
    column: 'Zone',
    source: '@strapi/content-manager/dist/admin/components/InjectionZone.js',
    read: readZones,
  },
  'content-manager.apis': {
    page: 'cms/plugins-development/content-manager-apis',
    column: 'Method',
    source: '@strapi/content-manager/dist/admin/src/content-manager.d.ts',
    read: names(/^ {12}(\w+): (?:\{|\()/gm, /apis: \{([\s\S]*)/),
  },
  environment: {
    page: 'cms/configurations/environment',
    column: 'Variable',
    source: '@strapi/*/dist, create-strapi-app/templates',
    read: readVariables,
  },
};

/** The methods that the app object offers to plugins and to `src/admin/app`. */
function appMethods(cmsDir: string): string[] {
  return namesIn(cmsDir, ADMIN_APP, /^ {4}(\w+)(?:: (?:<T>)?\(|\()/gm, /declare class StrapiApp \{([\s\S]*)/).filter(
    (name) => name !== 'constructor' && !ADMIN_INTERNAL.has(name),
  );
}

/** UIDs of the widgets that the packages register: `plugin::admin.profile-info`. */
function readWidgets(cmsDir: string): string[] {
  const uids = strapiFolders(cmsDir, 'dist/admin').flatMap((folder) => {
    const [, name = ''] = folder.split('/');
    return codeBelow(cmsDir, folder)
      .filter((text) => text.includes('widgets.register('))
      .flatMap((text) => [...text.matchAll(/pluginId: (?:'([\w-]+)'|[\w.]+),\s+id: '([\w-]+)'/g)])
      .map(([, plugin = name, id = '']) => `plugin::${plugin}.${id}`);
  });
  if (uids.length === 0) throw new Error('No package registers widgets. Fix the code that reads them in proof/coverage.');
  return uids;
}

/** Injection zones of the Content Manager: `listView.actions`. */
function readZones(cmsDir: string, source: string): string[] {
  const pages = textIn(cmsDir, source, /const INJECTION_ZONES = (\{[\s\S]*?\n\});/);
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
  const found = [...strapiFolders(cmsDir, 'dist'), 'create-strapi-app/templates']
    .flatMap((folder) => codeBelow(cmsDir, folder))
    .flatMap((text) => [...text.matchAll(/(?:process\.env\.|\benv(?:\.\w+)?\(['"])([A-Z][A-Z0-9_]+)/g)]);
  return found.map(([, name = '']) => name).filter((name) => !NOT_FOR_PROJECTS.has(name));
}
