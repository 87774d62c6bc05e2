import {startLoader} from '../runners/config/loader';
import {MIDDLEWARES, PLACES, PLUGINS} from '../runners/config/shapes';
import {allowLists} from '../runners/shapes/allowLists';
import type {Loaded} from '../runners/shapes/loaded';
import {codeBelow, namesIn, product, withDefaults, type CoverageList, type CoverageLists, type Item} from './list';

/** Pages of the files in `config/`, with the places that are documented key by key although a package declares their type too broadly. */
const FILES: Readonly<Record<string, {page: string; places?: readonly string[]}>> = {
  server: {page: 'cms/configurations/server', places: ['server.webhooks']},
  admin: {page: 'cms/configurations/admin-panel'},
  api: {page: 'cms/configurations/api'},
  database: {page: 'cms/configurations/database', places: ['database.connection.connection']},
  features: {page: 'cms/configurations/features'},
  typescript: {page: 'cms/configurations/typescript'},
};

interface PluginPage {
  page: string;
  /** On a page with the settings of two plugins, the first column distinguishes them. */
  column?: string;
}

const PLUGIN_PAGES: Readonly<Record<string, PluginPage>> = {
  'users-permissions': {page: 'cms/configurations/plugins'},
  upload: {page: 'cms/configurations/media-library-providers'},
  email: {page: 'cms/features/email', column: 'Option'},
  documentation: {page: 'cms/plugins/documentation'},
  sentry: {page: 'cms/plugins/sentry'},
};

/** Options of middlewares that belong to another library or to Node.js. Each is documented as a whole. */
const WHOLE_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  body: ['queryString'],
  compression: ['br', 'gzip', 'deflate'],
  query: ['delimiter'],
  session: ['externalKey', 'store'],
};

const HELMET = 'helmet/index.d.cts';

export const SETTINGS_LISTS: CoverageLists = {
  ...Object.fromEntries(Object.entries(FILES).map(([file, {page}]) => [`config.${file}`, fileList(file, page)])),
  'config.server.openapi': {
    page: 'cms/api/openapi',
    column: 'Key',
    source: '@strapi/types/dist/core/config/openapi.d.ts, @strapi/core/dist/services/server/openapi.js',
    read: async (cmsDir) => (await readFile(cmsDir, 'server')).filter((item) => OPENAPI.test(nameOf(item))),
  },
  ...Object.fromEntries(Object.entries(PLUGIN_PAGES).map(([plugin, place]) => [`plugins.${plugin}`, pluginList(plugin, place)])),
  'config.admin.address': {
    page: 'cms/admin-panel-customization/host-port-path',
    column: 'Key',
    source: '@strapi/types/dist/core/config/admin.d.ts',
    read: async (cmsDir) => (await readFile(cmsDir, 'admin')).filter((item) => URL_KEYS.test(nameOf(item))),
  },
  'middlewares.options': {
    page: 'cms/configurations/middlewares',
    column: 'Option',
    inHeading: 'strapi::\\w+',
    source: 'proof/runners/config/shapes.ts',
    read: readMiddlewares,
  },
};

function fileList(file: string, page: string): CoverageList {
  return {
    page,
    column: 'Key',
    source: `@strapi/types/dist/core/config/${file}.d.ts, @strapi/core/dist/configuration/index.js`,
    read: async (cmsDir) => withoutOpenapi(await readFile(cmsDir, file)),
  };
}

/** Settings of a plugin, except those that it passes to another library, and without the units of a duration. */
function pluginList(plugin: string, {page, column = 'Key'}: PluginPage): CoverageList {
  return {
    page,
    column,
    source: `${PLUGINS[plugin]?.package ?? plugin}: ${PLUGINS[plugin]?.source ?? ''}`,
    read: (cmsDir) =>
      allowLists(cmsDir).pathsOf(`plugin ${plugin}`, {}, ['jwt', 'init', 'ratelimit.interval', 'ratelimit.timeWait']),
  };
}

/** Keys of `config/server` that have a page of their own. */
const OPENAPI = /^openapi\./;

/** The page of the file names only the object that these keys are in. */
function withoutOpenapi(items: readonly Item[]): Item[] {
  const others = items.filter((item) => !OPENAPI.test(nameOf(item)));
  return others.length < items.length ? [...others, 'openapi'] : others;
}

function nameOf(item: Item): string {
  return typeof item === 'string' ? item : item[0];
}

/** Keys that determine the admin panel's URL, and whether its cookies are sent there. */
const URL_KEYS = /^(?:url|host|port|path|absoluteUrl|serveAdminPanel|auth\.domain|auth\.cookie\..+)$/;

/** Computed at startup from the machine or from other keys. */
const COMPUTED: ReadonlySet<string> = new Set(['host', 'path', 'absoluteUrl']);

async function readFile(cmsDir: string, file: string): Promise<Item[]> {
  const inCode = defaultsInCode(file, codeBelow(cmsDir, '@strapi/core/dist'));
  const value = await readDefaults(cmsDir, file);
  const keys = keysOf(cmsDir, file);
  const fixed = keys.filter((key) => !COMPUTED.has(key));
  return withDefaults(keys, new Map(fixed.map((key) => [key, textOf(at(value, key.split('.'))) ?? inCode.get(key)])));
}

/** Keys of a file in `config/`. */
function keysOf(cmsDir: string, file: string): string[] {
  const below = (place: string): string => place.slice(file.length + 1);
  const documented = FILES[file]?.places ?? [];
  const ends = Object.keys(PLACES).filter(
    (place) => place.startsWith(`${file}.`) && !documented.some((one) => one.startsWith(place)),
  );
  return allowLists(cmsDir).pathsOf(
    `file ${file}`,
    Object.fromEntries(documented.map((place) => [below(place), `place ${place}`])),
    ends.map(below),
  );
}

/** The defaults of a project without configuration. */
async function readDefaults(cmsDir: string, file: string): Promise<Loaded> {
  const loader = await startLoader(cmsDir);
  try {
    const name = `config/${file}.js`;
    const {value} = await loader.load({
      files: {[name]: 'module.exports = {};'},
      variables: {},
      name,
      plugins: {},
      defaults: file,
    });
    if (!value) throw new Error(`The defaults of ${file} cannot be read. Fix proof/coverage/settings.ts.`);
    return value;
  } finally {
    loader.stop();
  }
}

/** Numbers, `5 * 1000`, and booleans that code passes as fallbacks: `config.get('server.mcp.enabled', false)`. */
function defaultsInCode(name: string, scripts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const call = new RegExp(`config\\.get\\('${name}\\.([\\w.-]+)', (true|false|\\d+(?: \\* \\d+)*)\\)`, 'g');
  for (const text of scripts)
    for (const [, key = '', value = ''] of text.matchAll(call))
      found.set(key, /^\d/.test(value) ? String(product(value)) : value);
  return found;
}

function at(value: Loaded, [first, ...rest]: readonly string[]): Loaded | undefined {
  if (first === undefined) return value;
  const next = value.kind === 'object' ? value.entries[first] : undefined;
  return next && at(next, rest);
}

function textOf(value: Loaded | undefined): string | undefined {
  return value !== undefined && 'value' in value ? String(value.value) : undefined;
}

function readMiddlewares(cmsDir: string): string[] {
  return Object.keys(MIDDLEWARES).flatMap((name) => optionsOf(cmsDir, name).map((option) => `strapi::${name} ${option}`));
}

function optionsOf(cmsDir: string, name: string): string[] {
  // Mutually exclusive alternatives, which a list of paths can't express.
  if (name === 'security') return namesIn(cmsDir, HELMET, /(\w+)\?: (?!never)/g, HELMET_OPTIONS);
  return allowLists(cmsDir)
    .pathsOf(`middleware ${name}`, {}, WHOLE_OPTIONS[name] ?? [])
    .filter((option) => option !== '');
}

const HELMET_OPTIONS = /type HelmetOptions = ([\s\S]*?)\n(?:interface|type|declare|export)/;
