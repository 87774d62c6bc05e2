import {readBooted} from './booted';
import {codeBelow, textIn, withDefaults, type CoverageLists, type Item} from './list';

const PLUGIN = '@strapi/plugin-graphql/dist/server';

/** Queries and mutations of the collection type `book` and the single type `homepage`. */
const OPERATION = /^(?:Query|Mutation)\.(\w*(?:book|homepage)\w*)$/i;

export const GRAPHQL_LISTS: CoverageLists = {
  'graphql.options': {
    page: 'cms/plugins/graphql',
    column: 'Option',
    source: `${PLUGIN}/config/default-config.js, bootstrap.js, services/content-api/index.js`,
    read: readOptions,
  },
  'graphql.operations': {
    page: 'cms/api/graphql',
    column: 'Operation',
    source: `${PLUGIN}/services/builders/queries, mutations`,
    read: async (cmsDir) =>
      Object.keys((await readBooted(cmsDir)).permissions).flatMap((field) => OPERATION.exec(field)?.[1] ?? []),
  },
};

/** Keys of the plugin's default settings, and other keys that its code reads. */
function readOptions(cmsDir: string): Item[] {
  const defaults = textIn(cmsDir, `${PLUGIN}/config/default-config.js`, /var defaultConfig = \{([\s\S]*?)\n\};/);
  const found = new Map<string, string | undefined>();
  for (const [, key = '', value = ''] of defaults.matchAll(/^ {4}(\w+): (.+?),?$/gm))
    found.set(key, value.replace(/^process\.env\.\w+ \?\? /, '').replace(/^'(.*)'$/, '$1'));
  for (const text of codeBelow(cmsDir, PLUGIN))
    for (const [, key = '', value] of text.matchAll(/\bconfig\('([\w.]+)'(?:, (true|false)\))?/g))
      if (!found.has(key)) found.set(key, value);
  return withDefaults([...found.keys()], found);
}
