/** Where the code shows the entries of a list. */
export interface Place {
  /** Folders in `node_modules` with the code that reads them, whole, because files move between releases. */
  folders: readonly string[];
  /** Libraries that some releases pass the entries to. They are searched where the release depends on them. */
  libraries?: readonly string[];
  /** Selects the entries that are shown there. Nothing is known about those that no place selects. */
  keys?: RegExp;
  /** What the code writes before the path of a key: `admin` in `config.get('admin.auth.secret')`. */
  prefix?: string;
  /** Matches the code that reads or registers an entry. Without it, all words of an entry must occur, and its path. */
  shows?: (key: string) => RegExp;
}

const CORE = '@strapi/core/dist';
const COMMANDS = {folders: ['@strapi/strapi/dist']};
const USERS_PERMISSIONS = {folders: ['@strapi/plugin-users-permissions/server']};
/** Packages that read a project's settings. */
const SETTINGS = [
  CORE,
  '@strapi/admin/dist/server',
  '@strapi/content-manager/dist',
  '@strapi/database/dist',
  '@strapi/strapi/dist',
  '@strapi/upload/dist',
  '@strapi/utils/dist',
];
const ADMIN: readonly Place[] = [
  {folders: SETTINGS, prefix: 'admin', keys: /^(?!flags\.)/},
  {folders: ['@strapi/admin/dist/admin'], keys: /^flags\./},
];
const MIGRATIONS = {folders: [CORE, '@strapi/database/dist']};

/** A name in a regular expression. */
function escaped(name: string): string {
  return name.replaceAll(/[^\w-]/g, '\\$&');
}

function quoted(key: string): RegExp {
  return new RegExp(`(['"])${escaped(key)}\\1`);
}

/** `process.env.PORT`, `process.env['PORT']`, `env('PORT')`, or `env.int('PORT')`, but not its name in a message. */
function readsVariable(name: string): RegExp {
  return new RegExp(`(?:\\bprocess\\.env(?:\\.|\\[['"])|\\benv(?:\\.\\w+)?\\(\\s*['"])${name}(?!\\w)`);
}

/** Variables that the build of the admin panel sets: `STRAPI_ADMIN_BACKEND_URL: url` or `env.STRAPI_ADMIN_BACKEND_URL = url`. */
function setsVariable(name: string): RegExp {
  return new RegExp(`(?<!\\w)${name}(?::| =) `);
}

/** An event that can be selected for a webhook. Other events have the same form, but are only recorded in audit logs. */
function allowsEvent(event: string): RegExp {
  return new RegExp(`(?:\\ballowedEvents: |\\bALLOWED_WEBHOOK_EVENTS = )[^{}]*\\{?[^{};]*(['"])${escaped(event)}\\1`);
}

/** The uid of a registered action, but not of one that a policy or the admin panel requires. */
function registersAction(action: string): RegExp {
  return new RegExp(`\\buid: (['"])${escaped(action.replace(/^(?:admin|plugin::[\w-]+)(?:::|\.)/, ''))}\\1`);
}

/** The flag of this command, but not of the command after it. */
function generatesTypes(flag: string): RegExp {
  return new RegExp(`['"]ts:generate-types['"](?:(?!createCommand|\\.command\\()[\\s\\S])*?${escaped(flag)}(?![\\w-])`);
}

const actionsOf = (plugin: string, folder: string): Place => ({
  folders: [folder],
  keys: new RegExp(`^plugin::${plugin}\\.`),
  shows: registersAction,
});

const emailProvider = (heading: string, name: string, libraries: readonly string[] = []): Place => ({
  folders: [`@strapi/provider-email-${name}/dist`],
  libraries,
  keys: new RegExp(`^${heading} `),
  shows: (key) =>
    new RegExp(
      `(?<![\\w-])${escaped(
        key
          .slice(heading.length + 1)
          .split('.')
          .at(-1) ?? '',
      )}(?![\\w-])`,
    ),
});

/** Variables of the files in a new project's `config`, which the packages don't read themselves. */
const TEMPLATE =
  /^(?:APP_KEYS|ADMIN_JWT_SECRET|ENCRYPTION_KEY|TRANSFER_TOKEN_SALT|WEBHOOKS_POPULATE_RELATIONS|(?:DATABASE|FLAG)_.*)$/;
const PANEL = /^(?:ADMIN_PATH|STRAPI_ADMIN_.*)$/;
const UPGRADE = /^(?:NPM_REGISTRY_URL|HTTPS?_PROXY)$/;
const OTHERS = new RegExp(
  `^(?!${[TEMPLATE, PANEL, UPGRADE, /^(?:JWT_SECRET|STRAPI_GRAPHQL_.*)$/].map(({source}) => `(?:${source.slice(1)})`).join('|')})`,
);

/**
 * Lists that need a running program or app, that are written in the proof, or whose types are newer than what they describe. Only
 * code of the server is searched for most of them, because the admin panel uses the same words for something else.
 */
export const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'admin-panel.hooks': [{folders: ['@strapi/admin/dist/admin'], shows: quoted}],
  'admin-panel.variables': [{folders: ['@strapi/strapi/dist'], shows: setsVariable}],
  'admin-panel.widgets': ['admin', 'content-manager', 'content-releases', 'review-workflows'].map((name) => ({
    folders: [`@strapi/${name}/dist/admin`],
    keys: new RegExp(`^plugin::${name}\\.`),
    shows: (key) => new RegExp(`\\bid: (['"])${escaped(key.split('.').at(-1) ?? '')}\\1`),
  })),
  attributes: [{folders: [CORE, '@strapi/database/dist'], shows: quoted}],
  'attributes.options': [{folders: [CORE, '@strapi/database/dist'], prefix: 'attribute'}],
  'cli.cloud': [{folders: ['@strapi/cloud-cli/dist']}],
  'cli.cloud.flags': [{folders: ['@strapi/cloud-cli/dist']}],
  'cli.generate-types': [{...COMMANDS, shows: generatesTypes}],
  'cli.generators': [
    {folders: ['@strapi/generators/dist'], shows: (key) => new RegExp(`setGenerator\\((['"])${escaped(key)}\\1`)},
  ],
  'cli.strapi': [COMMANDS],
  'cli.strapi.flags': [COMMANDS],
  'config.admin': ADMIN,
  'config.admin.address': ADMIN,
  'config.api': [{folders: SETTINGS, prefix: 'api'}],
  // The connection's keys belong to libraries.
  'config.database': [{...MIGRATIONS, keys: /^settings\./}],
  'config.features': [{folders: SETTINGS, prefix: 'features'}],
  'config.server': [{folders: SETTINGS, prefix: 'server'}],
  'config.server.openapi': [{folders: SETTINGS, prefix: 'server'}],
  'config.typescript': [{folders: SETTINGS, prefix: 'typescript'}],
  'env.functions': [
    {
      folders: ['@strapi/utils/dist'],
      keys: /^env\./,
      shows: (key) => new RegExp(`(?<![\\w.])${/\.(\w+)/.exec(key)?.[1] ?? ''} ?\\(key, `),
    },
  ],
  environment: [
    {folders: [...SETTINGS, '@strapi/cloud-cli/dist', '@strapi/i18n/dist'], keys: OTHERS, shows: readsVariable},
    {folders: ['@strapi/strapi/dist'], keys: PANEL, shows: setsVariable},
    {folders: ['@strapi/plugin-graphql/dist'], keys: /^STRAPI_GRAPHQL_/, shows: readsVariable},
    {...USERS_PERMISSIONS, keys: /^JWT_SECRET$/, shows: readsVariable},
    {folders: ['create-strapi-app/templates'], keys: TEMPLATE, shows: readsVariable},
  ],
  middlewares: [{folders: [CORE]}],
  // The other libraries have had the same options since Strapi 5.0.
  'middlewares.options': [
    {folders: [CORE], keys: /^strapi::(?:cors|favicon|logger|poweredBy|public|responses) /},
    {folders: ['qs/lib'], keys: /^strapi::query /},
  ],
  'migrations.settings': [MIGRATIONS],
  'permissions.actions': [
    {folders: ['@strapi/admin/dist/server'], keys: /^admin::/, shows: registersAction},
    actionsOf('content-manager', '@strapi/content-manager/dist'),
    actionsOf('content-type-builder', '@strapi/content-type-builder/dist'),
    actionsOf('email', '@strapi/email/dist'),
    actionsOf('upload', '@strapi/upload/dist'),
    actionsOf('i18n', '@strapi/i18n/dist'),
    actionsOf('users-permissions', '@strapi/plugin-users-permissions/server'),
    actionsOf('documentation', '@strapi/plugin-documentation/dist'),
  ],
  'permissions.conditions': [{folders: ['@strapi/admin/dist/server']}],
  'plugins.users-permissions': [USERS_PERMISSIONS],
  'plugins.upload': [{folders: ['@strapi/upload/dist']}],
  'plugins.email': [{folders: ['@strapi/email/dist/server']}],
  'plugins.documentation': [{folders: ['@strapi/plugin-documentation/dist/server']}],
  'plugins.sentry': [{folders: ['@strapi/plugin-sentry/dist']}],
  'providers.email': [
    emailProvider('sendmail', 'sendmail', ['sendmail']),
    emailProvider('Nodemailer', 'nodemailer', ['nodemailer']),
    emailProvider('Amazon SES', 'amazon-ses', ['node-ses']),
    emailProvider('Mailgun', 'mailgun', ['mailgun.js']),
    emailProvider('SendGrid', 'sendgrid'),
  ],
  'providers.upload-local': [
    {folders: ['@strapi/provider-upload-local/dist'], keys: /^sizeLimit$/},
    // All releases pass these options to the same version of koa-static.
    {folders: ['@strapi/upload/dist'], keys: /^localServer\./, shows: () => /\bproviderOptions\.localServer\b/},
  ],
  'providers.upload-s3': [{folders: ['@strapi/provider-upload-aws-s3/dist']}],
  'rbac.operators': [{folders: ['@strapi/permissions/dist'], shows: quoted}],
  'users-permissions.providers': [
    {...USERS_PERMISSIONS, shows: (key) => new RegExp(`(?<![\\w.])(['"]?)${escaped(key)}\\1: \\{`)},
  ],
  'users-permissions.settings': [USERS_PERMISSIONS],
  'webhooks.events': [{folders: [CORE, '@strapi/upload/dist'], shows: allowsEvent}],
};

const NEWEST = 'Readers run the newest version of this program, whatever version their project has.';
const OWN_VERSION = 'The package has versions of its own, which no release of Strapi depends on.';

/** Lists that have no first releases, with the reason. */
export const UNRECORDED: Readonly<Record<string, string>> = {
  'cli.create-strapi': NEWEST,
  'cli.sdk-plugin': OWN_VERSION,
  'cli.sdk-plugin.flags': OWN_VERSION,
  'cli.upgrade': NEWEST,
  'cli.upgrade.flags': NEWEST,
  'client.errors': OWN_VERSION,
  'client.methods': OWN_VERSION,
  'client.options': OWN_VERSION,
  'client.parameters': OWN_VERSION,
  codemods: NEWEST,
};
