import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CoverageItem} from './compare';

/** The query parameters that the REST API knows, the keys of `pagination` as `pagination[page]`. */
export function readRestParameters(cmsDir: string): CoverageItem[] {
  const read = (file: string): string => readFileSync(path.join(cmsDir, 'node_modules/@strapi', file), 'utf8');
  const allowed = read('utils/dist/content-api-constants.js');
  const names = [...namesIn(allowed, 'SHARED_QUERY_PARAM_KEYS'), ...namesIn(allowed, 'ALLOWED_QUERY_PARAM_KEYS')];
  const inPagination = read('utils/dist/pagination.js');
  const service = read('core/dist/core-api/service/pagination.js');
  const limit = found(service, /'api\.rest\.defaultLimit', (\d+)\)/);
  const defaults: ReadonlyMap<string, string> = new Map([
    ['status', found(read('core/dist/core-api/service/core-service.js'), /status: '(\w+)'/)],
    ['pagination[page]', found(inPagination, /\bpage: (\d+)/)],
    ['pagination[pageSize]', limit],
    ['pagination[start]', found(inPagination, /\bstart: (\d+)/)],
    ['pagination[limit]', limit],
    ['pagination[withCount]', found(service, /'api\.rest\.withCount', (true|false)\)/)],
  ]);
  const keys = [...namesIn(inPagination, 'paginationAttributes'), found(service, /'pagination\.(\w+)'/)];
  return [...names, ...keys.map((key) => `pagination[${key}]`)].map((key) => {
    const value = defaults.get(key);
    return value === undefined ? {key} : {key, default: value};
  });
}

function namesIn(text: string, list: string): string[] {
  return [...found(text, new RegExp(`const ${list} = \\[([^\\]]+)\\]`)).matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

function found(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined)
    throw new Error(`Nothing matches ${String(pattern)}. Mend readRestParameters() in proof/coverage/restParameters.ts.`);
  return value;
}
