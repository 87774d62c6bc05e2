import {namesIn, textIn, withDefaults, type CoverageList, type Item} from './list';

const OPERATORS = '@strapi/utils/dist/operators.js';
const PARAMETERS = '@strapi/utils/dist/content-api-constants.js';
const PAGINATION = '@strapi/utils/dist/pagination.js';
const SERVICE = '@strapi/core/dist/core-api/service';

/** The REST API: its parameters, operators, and routes. */
export const REST_LISTS: readonly CoverageList[] = [
  {
    name: 'rest.parameters',
    page: 'cms/api/rest/parameters',
    column: 'Parameter',
    source: `${PARAMETERS}, ${PAGINATION}, ${SERVICE}`,
    read: readParameters,
  },
  {
    name: 'rest.filters',
    page: 'cms/api/rest/filters',
    column: 'Operator',
    source: OPERATORS,
    // The package reserves one operator for internal use.
    read: (cmsDir) => namesIn(cmsDir, OPERATORS, /(?<!internal use\s+)'(\$\w+)'/g, /([\s\S]*)const CAST_OPERATORS/),
  },
];

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
