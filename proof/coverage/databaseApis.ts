import {members, membersOf} from './declarations';
import {namesIn, textIn, withDefaults, type CoverageLists, type Item} from './list';

const REPOSITORY = '@strapi/database/dist/entity-manager/types.d.ts';
const QUERY_BUILDER = '@strapi/database/dist/query/query-builder.js';
const PAGINATION = '@strapi/database/dist/entity-manager/entity-repository.js';
const METHOD = /^ {8}(?:async )?(\w+) \(/gm;

/** `strapi.db.query()` and `strapi.entityService`. */
export const DATABASE_API_LISTS: CoverageLists = {
  'query-engine.methods': {
    page: 'cms/api/query-engine',
    column: 'Method',
    source: REPOSITORY,
    read: members('Repository'),
  },
  'query-engine.parameters': {
    page: 'cms/api/query-engine',
    column: 'Parameter',
    source: `${REPOSITORY}, ${QUERY_BUILDER}`,
    read: readParameters,
  },
  'entity-service.methods': {
    page: 'cms/api/entity-service',
    column: 'Method',
    source: '@strapi/core/dist/services/entity-service/index.js',
    read: (cmsDir, source) => [
      ...namesIn(cmsDir, source, METHOD, /createDefaultImplementation = [\s\S]*?\(\{([\s\S]*?)\n {4}\}\);/),
      ...namesIn(cmsDir, source, METHOD, /const service = \{([\s\S]*?)\n {4}\};/),
    ],
  },
};

/** Declared parameters, and those that the query builder also reads. */
function readParameters(cmsDir: string): Item[] {
  const read = namesIn(
    cmsDir,
    QUERY_BUILDER,
    /(\w+)(?::\s*\w+)?\s*(?:,|$)/g,
    /init \(params = \{\}\) \{\s*const \{([^}]*)\} = params;/,
  );
  const destructured = textIn(cmsDir, PAGINATION, /const \{(.*)\.\.\.rest \} = params;/);
  const defaults = new Map([...destructured.matchAll(/(\w+) = (\w+)/g)].map(([, key = '', value = '']) => [key, value]));
  return withDefaults([...membersOf(cmsDir, REPOSITORY, 'Params'), ...read], defaults);
}
