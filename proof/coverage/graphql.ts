import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {CoverageItem} from './compare';

const PLUGIN = 'node_modules/@strapi/plugin-graphql/dist/server';

/** Keys of the plugin's default settings, and those that its code asks for. */
export function readGraphqlOptions(cmsDir: string): CoverageItem[] {
  const defaults = /var defaultConfig = \{([\s\S]*?)\n\};/.exec(read(cmsDir, 'config/default-config.js'))?.[1];
  if (defaults === undefined) throw unreadable('options', 'readGraphqlOptions');
  const found = new Map<string, string | undefined>();
  for (const [, key = '', value = ''] of defaults.matchAll(/^ {4}(\w+): (.+?),?$/gm))
    found.set(key, value.replace(/^process\.env\.\w+ \?\? /, '').replace(/^'(.*)'$/, '$1'));
  for (const text of scripts(cmsDir))
    for (const [, key = '', value] of text.matchAll(/\bconfig\('([\w.]+)'(?:, (true|false)\))?/g))
      if (!found.has(key)) found.set(key, value);
  return [...found].map(([key, value]) => (value === undefined ? {key} : {key, default: value}));
}

/** Queries and mutations of the collection type `book` and the single type `homepage`, as the plugin's builders name them. */
export function readGraphqlOperations(cmsDir: string): CoverageItem[] {
  const names = namesOf(read(cmsDir, 'services/utils/naming.js'));
  const kinds = [
    {file: 'collection-type.js', singular: 'book', plural: 'books'},
    {file: 'single-type.js', singular: 'homepage', plural: 'homepages'},
  ];
  const keys = kinds.flatMap(({file, ...model}) =>
    ['queries', 'mutations'].flatMap((folder) => {
      const text = read(cmsDir, `services/builders/${folder}/${file}`);
      const getters = new Map(
        [...text.matchAll(/const (\w+) = (get\w+)\(contentType\);/g)].map(([, name, getter]) => [name, getter]),
      );
      const fields = [...text.matchAll(/\bt\.field\((\w+), \{/g)].map(([, name]) => getters.get(name) ?? '');
      if (fields.length === 0) throw unreadable('operations', 'readGraphqlOperations');
      return fields.map((getter) => {
        const name = names.get(getter);
        if (!name) throw unreadable(`name that ${getter || 'a builder'} gives`, 'readGraphqlOperations');
        return name(model);
      });
    }),
  );
  return keys.map((key) => ({key}));
}

interface Model {
  singular: string;
  plural: string;
}

/** What each function of the naming service makes of the names of a content-type. */
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

function scripts(cmsDir: string): string[] {
  const folder = path.join(cmsDir, PLUGIN);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

function read(cmsDir: string, file: string): string {
  return readFileSync(path.join(cmsDir, PLUGIN, file), 'utf8');
}

function unreadable(what: string, name: string): Error {
  return new Error(`The ${what} of GraphQL cannot be read. Mend ${name}() in proof/coverage/graphql.ts.`);
}
