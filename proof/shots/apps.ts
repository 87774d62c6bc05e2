import {ADMIN} from '../cms/seed/credentials';
import {quickStartFiles} from '../tutorials/contentTypes';
import type {BookshopBootRequest} from '../cms-process/app';

interface App {
  boot: BookshopBootRequest;
  /** TypeScript that runs inside the app before anyone signs in. */
  prepare?: string;
}

/** The app's time when each scene starts: some weeks after the last entry in the seed. */
export const NOW = '2026-02-02T10:00:00.000Z';

/** The browser's time. It's five minutes later, so that what a scene creates is shown as five minutes old even if the scene takes a minute. */
export const SEEN_AT = '2026-02-02T10:05:00.000Z';

/** The account that signs in to all apps. */
export const ADMINISTRATOR = ADMIN;

/** Disables plugins of the bookshop that a new project doesn't have. */
const WITHOUT_PLUGINS = {
  'config/env/development/plugins.ts': `export default () => ({
  documentation: {enabled: false}, graphql: {enabled: false}, sentry: {enabled: false}, 'color-picker': {enabled: false},
});\n`,
};

const WITHOUT_CONTENT_TYPES = {'src/api': null, 'src/components': null, 'src/extensions': null};

const FIRST_ADMINISTRATOR = `
const {id} = await strapi.service('admin::role').getSuperAdmin();
await strapi.service('admin::user').create({...${JSON.stringify(ADMIN)}, isActive: true, registrationToken: null, roles: [id]});`;

/** Apps that a scene can name. */
export const APPS = {
  /** The bookshop with all of its content. */
  bookshop: {
    boot: {files: {'config/env/development/plugins.ts': 'export default () => ({documentation: {enabled: false}});\n'}},
  },
  /** A project as `create-strapi` creates it: no content-types, and no administrator before the first sign-in. */
  'new-project': {
    boot: {files: {...WITHOUT_PLUGINS, ...WITHOUT_CONTENT_TYPES}, seed: false, users: false},
    prepare: FIRST_ADMINISTRATOR,
  },
  /** The same, after the quick start's authors and books were defined. */
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
