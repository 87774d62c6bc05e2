import {codeBelow, textIn, withDefaults, type CoverageList, type Item} from './list';

const PLUGIN = '@strapi/plugin-graphql/dist/server';
const PAGE = 'cms/api/graphql';

export const GRAPHQL_LISTS: readonly CoverageList[] = [
  {
    name: 'graphql.options',
    page: 'cms/plugins/graphql',
    column: 'Option',
    source: `${PLUGIN}/config/default-config.js, bootstrap.js, services/content-api/index.js`,
    read: readOptions,
  },
  {
    name: 'graphql.operations',
    page: PAGE,
    column: 'Operation',
    source: `${PLUGIN}/services/builders/queries, mutations`,
    read: readOperations,
  },
];

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

/** Queries and mutations of the collection type `book` and the single type `homepage`, with the names that the plugin generates. */
function readOperations(cmsDir: string): string[] {
  const names = namesOf(textIn(cmsDir, `${PLUGIN}/services/utils/naming.js`));
  const kinds = [
    {file: 'collection-type.js', singular: 'book', plural: 'books'},
    {file: 'single-type.js', singular: 'homepage', plural: 'homepages'},
  ];
  return kinds.flatMap(({file, ...model}) =>
    ['queries', 'mutations'].flatMap((folder) => {
      const text = textIn(cmsDir, `${PLUGIN}/services/builders/${folder}/${file}`);
      const getters = new Map(
        [...text.matchAll(/const (\w+) = (get\w+)\(contentType\);/g)].map(([, name, getter]) => [name, getter]),
      );
      const fields = [...text.matchAll(/\bt\.field\((\w+), \{/g)].map(([, name]) => getters.get(name) ?? '');
      if (fields.length === 0) throw unreadable('fields that builders add');
      return fields.map((getter) => {
        const name = names.get(getter);
        if (!name) throw unreadable(`name that ${getter || 'a builder'} returns`);
        return name(model);
      });
    }),
  );
}

interface Model {
  singular: string;
  plural: string;
}

/** The functions of the naming service, which derive names from those of a content-type. */
function namesOf(text: string): Map<string, (model: Model) => string> {
  const names = new Map<string, (model: Model) => string>();
  for (const [, getter = '', options = ''] of text.matchAll(
    /const (get\w+) = buildCustomTypeNameGenerator\(\{([\s\S]*?)\}\);/g,
  )) {
    const option = (name: string): string | undefined => new RegExp(`${name}: '(\\w+)'`).exec(options)?.[1];
    names.set(getter, ({singular, plural}) => {
      const name = option('plurality') === 'plural' ? plural : singular;
      const first = option('firstLetterCase') === 'lower' ? name.charAt(0) : name.charAt(0).toUpperCase();
      return `${option('prefix') ?? ''}${first}${name.slice(1)}`;
    });
  }
  for (const [, getter = '', other = '', suffix = ''] of text.matchAll(
    /const (get\w+) = \(contentType\)=>\{\s+return `\$\{(get\w+)\(contentType\)\}(\w+)`;/g,
  ))
    names.set(getter, (model) => `${names.get(other)?.(model) ?? ''}${suffix}`);
  return names;
}

function unreadable(what: string): Error {
  return new Error(`The ${what} can no longer be read. Fix readOperations() in proof/coverage/graphql.ts.`);
}
