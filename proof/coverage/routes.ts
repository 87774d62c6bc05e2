import {textIn, type CoverageList} from './list';

const CORE = '@strapi/core/dist/core-api/routes/index.js';
const UPLOAD = '@strapi/upload/dist/server/routes/content-api.js';
const I18N = '@strapi/i18n/dist/server/routes/content-api.js';
const ROUTE = /method: '([A-Z]+)',\s*path: (?:'([^']*)'|`([^`]*)`)/g;

/** Routes of the Content API: content-types of the bookshop, and plugins. */
export const ROUTE_LISTS: readonly CoverageList[] = [
  {name: 'rest.routes', page: 'cms/api/rest', column: 'Route', source: CORE, read: readCoreRoutes},
  {
    name: 'rest.upload',
    page: 'cms/api/rest/upload',
    column: 'Route',
    source: UPLOAD,
    read: (cmsDir) => readRoutes(cmsDir, UPLOAD, (route) => `/upload${route}`),
  },
  {
    name: 'rest.i18n',
    page: 'cms/api/rest/locale',
    column: 'Route',
    source: I18N,
    read: (cmsDir) => readRoutes(cmsDir, I18N, (route) => `/i18n${route}`),
  },
];

/** Routes of the collection type `book` and the single type `homepage`. An id in a path is a `documentId`. */
function readCoreRoutes(cmsDir: string): string[] {
  return readRoutes(cmsDir, CORE, (route) => {
    const named = route
      .replace('${info.pluralName}', 'books')
      .replace('${info.singularName}', 'homepage')
      .replace(':id', ':documentId');
    if (named.includes('${'))
      throw new Error(`The path ${route} cannot be read. Fix readCoreRoutes() in proof/coverage/routes.ts.`);
    return named;
  });
}

function readRoutes(cmsDir: string, file: string, pathOf: (route: string) => string): string[] {
  const text = textIn(cmsDir, file);
  const routes = [...text.matchAll(ROUTE)];
  if (routes.length === 0 || routes.length !== text.match(/\bmethod: /g)?.length)
    throw new Error(`The routes of ${file} cannot be read. Fix readRoutes() in proof/coverage/routes.ts.`);
  return routes.map(
    ([, method = '', quoted, template]) => `${method} /api${pathOf(quoted ?? template ?? '').replace(/\/$/, '')}`,
  );
}
