export type Entry = string | Group;

export interface Group {
  label: string;
  /** The page that the group's own label opens. */
  page?: string;
  entries: Entry[];
}

/**
 * The whole reading order, decided once. A page that is not written yet is left out, so a sidebar
 * grows by adding the file. The docs check reports a page that no sidebar names.
 *
 * @param pagesUnder ids of the pages directly in a folder, by name, where each page of a folder has a place
 */
export const cmsOrder = (pagesUnder: (folder: string) => string[]): Entry[] => [
  'cms/quick-start',
  group('Build a website', {page: 'cms/frontend'}, ['cms/frontend/rich-text-blocks', 'cms/frontend/draft-preview']),
  group('Getting started', {page: 'cms/intro'}, [
    'cms/faq',
    'cms/not-included',
    group('Usage information', {page: 'cms/usage-information'}, ['cms/usage-information/events']),
    'cms/community',
  ]),
  group('Setup and deployment', {page: 'cms/setup-deployment'}, [
    group('Installation', {page: 'cms/installation'}, [
      'cms/installation/cli',
      'cms/installation/flags',
      'cms/installation/errors',
      'cms/installation/docker',
    ]),
    'cms/project-structure',
    'cms/cli',
    'cms/deployment',
    'cms/deployment/several-instances',
    'cms/templates',
    'cms/testing',
    'cms/error-handling',
    'cms/database-migrations',
    'cms/database-transactions',
  ]),
  group('Features', {}, [
    'cms/features/admin-panel',
    group('Content-Type Builder', {page: 'cms/features/content-type-builder'}, ['cms/features/content-type-builder/fields']),
    'cms/features/content-manager',
    'cms/features/draft-and-publish',
    'cms/features/internationalization',
    'cms/features/media-library',
    'cms/features/preview',
    'cms/features/releases',
    'cms/features/review-workflows',
    'cms/features/content-history',
    'cms/features/custom-fields',
    group('Data management', {page: 'cms/features/data-management'}, [
      'cms/data-management/export',
      'cms/data-management/import',
      'cms/data-management/transfer',
    ]),
    group('Users, roles and permissions', {page: 'cms/users-roles-permissions/introduction-to-users-roles-permissions'}, [
      group('Roles and administrators', {page: 'cms/features/rbac'}, ['cms/features/rbac/permissions']),
      group('Users & Permissions', {page: 'cms/features/users-permissions'}, [
        'cms/features/users-permissions/rest-api',
        'cms/features/users-permissions/graphql-api',
      ]),
      'cms/features/api-tokens',
      'cms/features/admin-tokens',
      'cms/features/sso',
      'cms/features/audit-logs',
    ]),
    'cms/features/email',
    'cms/features/strapi-mcp-server',
    'cms/ai',
    'cms/ai-tools',
  ]),
  group('APIs', {page: 'cms/api/content-api'}, [
    'cms/api/content-api/permissions',
    'cms/api/document',
    group('REST API', {page: 'cms/api/rest'}, [
      'cms/api/rest/parameters',
      'cms/api/rest/filters',
      'cms/api/rest/filter-operators',
      'cms/api/rest/filter-values',
      'cms/api/rest/populate-select',
      'cms/api/rest/sort-pagination',
      'cms/api/rest/locale',
      'cms/api/rest/status',
      'cms/api/rest/relations',
      'cms/api/rest/upload',
      'cms/api/rest/interactive-query-builder',
      group('Guides', {page: 'cms/api/rest/guides/intro'}, [
        'cms/api/rest/guides/understanding-populate',
        'cms/api/rest/guides/restrict-populate',
        'cms/api/rest/guides/restrict-upload',
        'cms/api/rest/guides/populate-creator-fields',
      ]),
    ]),
    group('GraphQL API', {page: 'cms/api/graphql'}, [
      'cms/api/graphql/mutations',
      'cms/api/graphql/schema',
      'cms/api/graphql/advanced-queries',
      'cms/api/graphql/locale',
      'cms/api/graphql/advanced-policies',
      'cms/api/graphql/custom-queries',
      'cms/api/graphql/production',
    ]),
    group('Document Service API', {page: 'cms/api/document-service'}, [
      'cms/api/document-service/methods',
      'cms/api/document-service/fields',
      'cms/api/document-service/filters',
      'cms/api/document-service/populate',
      'cms/api/document-service/sort-pagination',
      'cms/api/document-service/locale',
      'cms/api/document-service/status',
      'cms/api/document-service/middlewares',
    ]),
    group('Client library', {page: 'cms/api/client'}, [
      'cms/api/client/files',
      'cms/api/client/users',
      'cms/api/client/reference',
    ]),
    'cms/api/openapi',
  ]),
  group('Configurations', {page: 'cms/configurations'}, [
    'cms/configurations/database',
    'cms/configurations/server',
    'cms/configurations/logging',
    'cms/configurations/admin-panel',
    'cms/configurations/middlewares',
    'cms/configurations/middleware-options',
    'cms/configurations/api',
    'cms/configurations/plugins',
    'cms/configurations/email-providers',
    'cms/configurations/environment',
    'cms/configurations/cron',
    'cms/configurations/functions',
    'cms/configurations/features',
    'cms/configurations/typescript',
    group(
      'Media Library providers',
      {page: 'cms/configurations/media-library-providers'},
      pagesUnder('cms/configurations/media-library-providers'),
    ),
    group('SSO providers', {page: 'cms/configurations/sso-providers'}, pagesUnder('cms/configurations/sso-providers')),
    group('Users & Permissions providers', {page: 'cms/configurations/users-and-permissions-providers'}, [
      'cms/configurations/users-and-permissions-providers/new-provider-guide',
      ...pagesUnder('cms/configurations/users-and-permissions-providers'),
    ]),
    group('Guides', {page: 'cms/configurations/guides'}, pagesUnder('cms/configurations/guides')),
  ]),
  group('Customization', {page: 'cms/customization'}, [
    group('Backend', {page: 'cms/backend-customization'}, [
      'cms/backend-customization/requests-responses',
      'cms/backend-customization/routes',
      'cms/backend-customization/policies',
      'cms/backend-customization/middlewares',
      'cms/backend-customization/controllers',
      'cms/backend-customization/services',
      'cms/backend-customization/errors',
      'cms/backend-customization/models',
      'cms/backend-customization/attributes',
      'cms/backend-customization/validation',
      'cms/backend-customization/naming',
      'cms/backend-customization/lifecycle-hooks',
      'cms/backend-customization/webhooks',
      group('Examples', {page: 'cms/backend-customization/examples'}, [
        'cms/backend-customization/examples/authentication',
        'cms/backend-customization/examples/services-and-controllers',
        'cms/backend-customization/examples/policies',
        'cms/backend-customization/examples/routes',
        'cms/backend-customization/examples/middlewares',
        'cms/backend-customization/examples/soft-delete',
        'cms/backend-customization/examples/import-csv',
        'cms/backend-customization/examples/menus',
        'cms/backend-customization/examples/search',
        'cms/backend-customization/examples/realtime',
        'cms/backend-customization/examples/webp',
      ]),
      group('Guides', {}, pagesUnder('cms/backend-customization/guides')),
    ]),
    group('Admin panel', {page: 'cms/admin-panel-customization'}, pagesUnder('cms/admin-panel-customization')),
  ]),
  group('TypeScript', {page: 'cms/typescript'}, [
    'cms/typescript/development',
    'cms/typescript/documents-and-entries',
    'cms/typescript/adding-support-to-existing-project',
    'cms/typescript/guides',
  ]),
  group('Plugins', {}, [
    'cms/plugins/installing-plugins-via-marketplace',
    'cms/plugins/documentation',
    'cms/plugins/graphql',
    'cms/plugins/sentry',
    group('Plugin development', {page: 'cms/plugins-development/developing-plugins'}, [
      'cms/plugins-development/create-a-plugin',
      'cms/plugins-development/plugin-sdk',
      'cms/plugins-development/plugin-structure',
      group('Server API', {page: 'cms/plugins-development/server-api'}, [
        'cms/plugins-development/server-lifecycle',
        'cms/plugins-development/server-configuration',
        'cms/plugins-development/server-content-types',
        'cms/plugins-development/server-routes',
        'cms/plugins-development/server-controllers-services',
        'cms/plugins-development/server-policies-middlewares',
        'cms/plugins-development/server-getters-usage',
        'cms/plugins-development/extend-mcp-server',
      ]),
      group('Admin Panel API', {page: 'cms/plugins-development/admin-panel-api'}, [
        'cms/plugins-development/admin-navigation-settings',
        'cms/plugins-development/admin-fetch-client',
        'cms/plugins-development/admin-localization',
        'cms/plugins-development/admin-injection-zones',
        'cms/plugins-development/admin-hooks',
        'cms/plugins-development/admin-redux-store',
        'cms/plugins-development/admin-configuration-customization',
      ]),
      'cms/plugins-development/content-manager-apis',
      'cms/plugins-development/custom-fields',
      'cms/plugins-development/plugins-extension',
      group('Guides', {}, pagesUnder('cms/plugins-development/guides')),
    ]),
  ]),
  group('Upgrades and migration', {page: 'cms/upgrades'}, [
    'cms/upgrade-changes',
    'cms/upgrade-tool',
    group('From version 4 to 5', {page: 'cms/migration/v4-to-v5/introduction-and-faq'}, [
      'cms/migration/v4-to-v5/step-by-step',
      'cms/migration/v4-to-v5/errors',
      group(
        'Breaking changes',
        {page: 'cms/migration/v4-to-v5/breaking-changes'},
        pagesUnder('cms/migration/v4-to-v5/breaking-changes'),
      ),
      group('Additional resources', {page: 'cms/migration/v4-to-v5/additional-resources/introduction'}, [
        'cms/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
        'cms/migration/v4-to-v5/additional-resources/helper-plugin',
        'cms/migration/v4-to-v5/additional-resources/plugins-migration',
      ]),
    ]),
  ]),
  group("What's new", {page: 'whats-new'}, ['whats-new/5-0-to-5-30']),
  'release-notes',
];

export const cloudOrder: Entry[] = [
  'cloud/intro',
  'cloud/cloud-fundamentals',
  group('Getting started', {}, [
    'cloud/getting-started/deployment',
    'cloud/getting-started/deployment-cli',
    'cloud/getting-started/deployment-options',
    'cloud/getting-started/caching',
    'cloud/getting-started/usage-billing',
  ]),
  group('Projects', {page: 'cloud/projects/overview'}, [
    'cloud/projects/settings',
    'cloud/projects/domains',
    'cloud/projects/environments',
    'cloud/projects/collaboration',
    'cloud/projects/deploys',
    'cloud/projects/deploys-history',
    'cloud/projects/logs',
    'cloud/projects/runtime-logs',
    'cloud/projects/observability',
    'cloud/projects/notifications',
  ]),
  group('Account', {}, ['cloud/account/account-settings', 'cloud/account/account-billing']),
  group('Advanced configuration', {}, [
    'cloud/advanced/database',
    'cloud/advanced/email',
    'cloud/advanced/upload',
    'cloud/advanced/upload-size-limits',
    'cloud/advanced/middlewares',
  ]),
  'cloud/cli/cloud-cli',
];

function group(label: string, {page}: {page?: string}, entries: Entry[]): Group {
  return {label, ...(page !== undefined && {page}), entries};
}
