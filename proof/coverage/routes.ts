import {readBooted} from './booted';
import type {CoverageList} from './list';

/** Routes of the Content API: those of the collection type `book` and the single type `homepage`, and those of plugins. */
export const ROUTE_LISTS: readonly CoverageList[] = [
  list('rest.routes', 'cms/api/rest', ['books', 'homepage'], '@strapi/core/dist/core-api/routes/index.js'),
  list('rest.upload', 'cms/api/rest/upload', ['upload'], '@strapi/upload/dist/server/routes/content-api.js'),
  list('rest.i18n', 'cms/api/rest/locale', ['i18n'], '@strapi/i18n/dist/server/routes/content-api.js'),
];

/** @param folders below `/api` */
function list(name: string, page: string, folders: readonly string[], source: string): CoverageList {
  const isListed = new RegExp(` /api/(?:${folders.join('|')})(?:/|$)`);
  return {
    name,
    page,
    column: 'Route',
    source,
    read: async (cmsDir) => {
      const {routes} = await readBooted(cmsDir);
      // The ID of an entry is a `documentId`.
      return routes.filter((route) => isListed.test(route)).map((route) => route.replace('/books/:id', '/books/:documentId'));
    },
  };
}
