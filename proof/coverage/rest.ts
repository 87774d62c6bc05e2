import {readBooted} from './booted';
import {names, namesIn, textIn, withDefaults, type CoverageList, type CoverageLists, type Item} from './list';

const PARAMETERS = '@strapi/utils/dist/content-api-constants.js';
const PAGINATION = '@strapi/utils/dist/pagination.js';
const SERVICE = '@strapi/core/dist/core-api/service';

/** The REST API: its parameters, operators, and routes, which are those of the collection type `book`, the single type `homepage`, and plugins. */
export const REST_LISTS: CoverageLists = {
  'rest.parameters': {
    page: 'cms/api/rest/parameters',
    column: 'Parameter',
    source: `${PARAMETERS}, ${PAGINATION}, ${SERVICE}`,
    read: readParameters,
  },
  'rest.filters': {
    page: 'cms/api/rest/filters',
    column: 'Operator',
    source: '@strapi/utils/dist/operators.js',
    // The package reserves one operator for internal use.
    read: names(/(?<!internal use\s+)'(\$\w+)'/g, /([\s\S]*)const CAST_OPERATORS/),
  },
  'rest.routes': {
    page: 'cms/api/rest',
    column: 'Route',
    source: '@strapi/core/dist/core-api/routes/index.js',
    read: routesBelow('books', 'homepage'),
  },
  'rest.upload': {
    page: 'cms/api/rest/upload',
    column: 'Route',
    source: '@strapi/upload/dist/server/routes/content-api.js',
    read: routesBelow('upload'),
  },
  'rest.i18n': {
    page: 'cms/api/rest/locale',
    column: 'Route',
    source: '@strapi/i18n/dist/server/routes/content-api.js',
    read: routesBelow('i18n'),
  },
};

/** Routes of the Content API. @param folders below `/api` */
function routesBelow(...folders: readonly string[]): CoverageList['read'] {
  const isListed = new RegExp(` /api/(?:${folders.join('|')})(?:/|$)`);
  return async (cmsDir) => {
    const {routes} = await readBooted(cmsDir);
    // The ID of an entry is a `documentId`.
    return routes.filter((route) => isListed.test(route)).map((route) => route.replace('/books/:id', '/books/:documentId'));
  };
}

/** The API's query parameters. Keys of `pagination` are listed as `pagination[page]`. */
function readParameters(cmsDir: string): Item[] {
  const named = (file: string, list: string): string[] =>
    namesIn(cmsDir, file, /'(\w+)'/g, new RegExp(`const ${list} = \\[([^\\]]+)\\]`));
  const pagination = (key: string): string => `pagination[${key}]`;
  const limit = textIn(cmsDir, `${SERVICE}/pagination.js`, /'api\.rest\.defaultLimit', (\d+)\)/);
  const defaults = new Map([
    ['status', textIn(cmsDir, `${SERVICE}/core-service.js`, /status: '(\w+)'/)],
    [pagination('page'), textIn(cmsDir, PAGINATION, /\bpage: (\d+)/)],
    [pagination('pageSize'), limit],
    [pagination('start'), textIn(cmsDir, PAGINATION, /\bstart: (\d+)/)],
    [pagination('limit'), limit],
    [pagination('withCount'), textIn(cmsDir, `${SERVICE}/pagination.js`, /'api\.rest\.withCount', (true|false)\)/)],
  ]);
  const keys = [
    ...named(PARAMETERS, 'SHARED_QUERY_PARAM_KEYS'),
    ...named(PARAMETERS, 'ALLOWED_QUERY_PARAM_KEYS'),
    ...named(PAGINATION, 'paginationAttributes').map(pagination),
    pagination(textIn(cmsDir, `${SERVICE}/pagination.js`, /'pagination\.(\w+)'/)),
  ];
  return withDefaults(keys, defaults);
}
