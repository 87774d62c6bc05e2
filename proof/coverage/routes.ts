import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CoverageItem} from './compare';

/** Package-relative: where the routes of the Content API are defined. */
export const CORE_ROUTES = '@strapi/core/dist/core-api/routes/index.js';
export const UPLOAD_ROUTES = '@strapi/upload/dist/server/routes/content-api.js';
export const I18N_ROUTES = '@strapi/i18n/dist/server/routes/content-api.js';

const ROUTE = /method: '([A-Z]+)',\s*path: (?:'([^']*)'|`([^`]*)`)/g;

/** Those of the bookshop's collection type `book` and of its single type `homepage`; an id in a path is a `documentId`. */
export function readCoreRoutes(cmsDir: string): CoverageItem[] {
  const names = new Map([
    ['${info.pluralName}', 'books'],
    ['${info.singularName}', 'homepage'],
    [':id', ':documentId'],
  ]);
  return readRoutes(cmsDir, CORE_ROUTES, (route) => {
    const named = [...names].reduce((text, [from, to]) => text.replace(from, to), route);
    if (named.includes('${'))
      throw new Error(`The path ${route} cannot be read. Mend readCoreRoutes() in proof/coverage/routes.ts.`);
    return named;
  });
}

/** @param plugin its name, which its paths begin with */
export function readPluginRoutes(cmsDir: string, file: string, plugin: string): CoverageItem[] {
  return readRoutes(cmsDir, file, (route) => `/${plugin}${route}`.replace(/\/$/, ''));
}

function readRoutes(cmsDir: string, file: string, pathOf: (route: string) => string): CoverageItem[] {
  const text = readFileSync(path.join(cmsDir, 'node_modules', file), 'utf8');
  const routes = [...text.matchAll(ROUTE)];
  const methods = text.match(/\bmethod: /g)?.length ?? 0;
  if (routes.length === 0 || routes.length !== methods)
    throw new Error(`The routes of ${file} cannot be read. Mend readRoutes() in proof/coverage/routes.ts.`);
  return routes.map(([, method = '', quoted, template]) => ({key: `${method} /api${pathOf(quoted ?? template ?? '')}`}));
}
