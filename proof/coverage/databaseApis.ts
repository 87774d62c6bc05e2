import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CoverageItem} from './compare';
import type {CoverageList} from './lists';

const REPOSITORY = '@strapi/database/dist/entity-manager/types.d.ts';
const QUERY_BUILDER = '@strapi/database/dist/query/query-builder.js';
const PAGINATION = '@strapi/database/dist/entity-manager/entity-repository.js';
const ENTITY_SERVICE = '@strapi/core/dist/services/entity-service/index.js';

/** `strapi.db.query()` and `strapi.entityService`. */
export const DATABASE_API_LISTS: readonly CoverageList[] = [
  {
    name: 'query-engine.methods',
    page: 'cms/api/query-engine',
    column: 'Method',
    source: REPOSITORY,
    read: (cmsDir) =>
      Promise.resolve(
        names(partOf(cmsDir, REPOSITORY, /export interface Repository \{([\s\S]*?)\n\}/), /^ {4}(\w+)[(<]/gm).map((key) => ({
          key,
        })),
      ),
  },
  {
    name: 'query-engine.parameters',
    page: 'cms/api/query-engine',
    column: 'Parameter',
    source: `${REPOSITORY}, ${QUERY_BUILDER}`,
    read: (cmsDir) => Promise.resolve(readParameters(cmsDir)),
  },
  {
    name: 'entity-service.methods',
    page: 'cms/api/entity-service',
    column: 'Method',
    source: ENTITY_SERVICE,
    read: (cmsDir) =>
      Promise.resolve(
        names(
          partOf(
            cmsDir,
            ENTITY_SERVICE,
            /createDefaultImplementation = [\s\S]*?\(\{([\s\S]*?)\n {4}\}\);[\s\S]*?const service = \{/,
          ) + partOf(cmsDir, ENTITY_SERVICE, /const service = \{([\s\S]*?)\n {4}\};/),
          /^ {8}(?:async )?(\w+) \(/gm,
        ).map((key) => ({key})),
      ),
  },
];

/** Those that are declared, and those that the query builder reads besides. */
function readParameters(cmsDir: string): CoverageItem[] {
  const declared = names(partOf(cmsDir, REPOSITORY, /export type Params = \{([\s\S]*?)\n\}/), /^ {4}(\w+)\?:/gm);
  const read = names(
    partOf(cmsDir, QUERY_BUILDER, /init \(params = \{\}\) \{\s*const \{([^}]*)\} = params;/),
    /(\w+)(?::\s*\w+)?\s*(?:,|$)/g,
  );
  const defaults = new Map(
    [...partOf(cmsDir, PAGINATION, /const \{(.*)\.\.\.rest \} = params;/).matchAll(/(\w+) = (\w+)/g)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );
  return [...new Set([...declared, ...read])].map((key) => {
    const value = defaults.get(key);
    return value === undefined ? {key} : {key, default: value};
  });
}

/** What the pattern's group matches in a file of the packages. */
function partOf(cmsDir: string, file: string, pattern: RegExp): string {
  const part = pattern.exec(readFileSync(path.join(cmsDir, 'node_modules', file), 'utf8'))?.[1];
  if (part === undefined) throw new Error(`${file} is not as expected any more. Mend proof/coverage/databaseApis.ts.`);
  return part;
}

function names(text: string, pattern: RegExp): string[] {
  const found = [...text.matchAll(pattern)].map(([, name = '']) => name);
  if (found.length === 0) throw new Error(`Nothing matches ${String(pattern)} any more. Mend proof/coverage/databaseApis.ts.`);
  return found;
}
