import {ADMIN} from '../cms/seed/credentials';
import {quickStartFiles} from '../tutorials/contentTypes';
import type {BootRequest} from '../types';

interface App {
  boot: BootRequest;
  /** TypeScript that is run inside the app before anybody signs in. */
  prepare?: string;
}

/** When every scene begins in the app: some weeks after the seed's last entry. */
export const NOW = '2026-02-02T10:00:00.000Z';

/** The same in the browser. What a scene itself has made is five minutes old, and stays so for the minute that it may take. */
export const SEEN_AT = '2026-02-02T10:05:00.000Z';

/** Who signs in, in all apps. */
export const ADMINISTRATOR = ADMIN;

/** Plugins of the bookshop that a new project does not have. */
const WITHOUT_PLUGINS = {
  'config/env/development/plugins.ts': `export default () => ({
  documentation: {enabled: false}, graphql: {enabled: false}, sentry: {enabled: false}, 'color-picker': {enabled: false},
});\n`,
};

const WITHOUT_CONTENT_TYPES = {'src/api': null, 'src/components': null, 'src/extensions': null};

const FIRST_ADMINISTRATOR = `
const {id} = await strapi.service('admin::role').getSuperAdmin();
await strapi.service('admin::user').create({...${JSON.stringify(ADMIN)}, isActive: true, registrationToken: null, roles: [id]});`;

/** What pictures are taken of. A scene names one. */
export const APPS = {
  /** With all its content. */
  bookshop: {
    boot: {files: {'config/env/development/plugins.ts': 'export default () => ({documentation: {enabled: false}});\n'}},
  },
  /** As `create-strapi` makes it: no content-types, and no administrator before somebody signs in. */
  'new-project': {
    boot: {files: {...WITHOUT_PLUGINS, ...WITHOUT_CONTENT_TYPES}, seed: false, users: false},
    prepare: FIRST_ADMINISTRATOR,
  },
  /** The same, once the quick start's authors and books are described. */
  'described-project': {
    boot: {
      files: {
        ...WITHOUT_PLUGINS,
        ...WITHOUT_CONTENT_TYPES,
        ...quickStartFiles('author', 'ts'),
        ...quickStartFiles('book', 'ts'),
      },
      seed: false,
      users: false,
    },
    prepare: FIRST_ADMINISTRATOR,
  },
} satisfies Record<string, App>;

export type AppName = keyof typeof APPS;
