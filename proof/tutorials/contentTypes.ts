/** The content-types at the end of the quick start, as the Content-Type Builder writes them. */
const QUICK_START: Readonly<
  Record<string, Readonly<Record<string, {type: string; target?: string; [option: string]: unknown}>>>
> = {
  author: {
    name: {type: 'string', required: true},
    books: {type: 'relation', relation: 'oneToMany', target: 'api::book.book', mappedBy: 'author'},
  },
  book: {
    title: {type: 'string', required: true},
    price: {type: 'decimal'},
    author: {type: 'relation', relation: 'manyToOne', target: 'api::author.author', inversedBy: 'books'},
  },
};

type Language = 'ts' | 'js';

/**
 * The files of the quick start's content-types, by path relative to the project's root.
 *
 * @param names content-types in the project; relations to others are omitted
 * @throws {Error} for a name that isn't in the quick start
 */
export function quickStartFiles(
  name: string,
  language: Language,
  names: readonly string[] = Object.keys(QUICK_START),
): Record<string, string> {
  const attributes = QUICK_START[name];
  if (!attributes)
    throw new Error(`The quick start has no content-type "${name}". It has ${Object.keys(QUICK_START).join(' and ')}.`);
  const known = Object.entries(attributes).filter(
    ([, {target}]) => target === undefined || names.some((other) => target.endsWith(`.${other}`)),
  );
  return contentTypeFiles(name, Object.fromEntries(known), language);
}

function contentTypeFiles(name: string, attributes: object, language: Language): Record<string, string> {
  const displayName = name.charAt(0).toUpperCase() + name.slice(1);
  const schema = {
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: {singularName: name, pluralName: `${name}s`, displayName},
    options: {draftAndPublish: true},
    attributes,
  };
  const core = (part: string): string =>
    language === 'ts'
      ? `import {factories} from '@strapi/strapi';\nexport default factories.createCore${part}('api::${name}.${name}');\n`
      : `const {factories} = require('@strapi/strapi');\nmodule.exports = factories.createCore${part}('api::${name}.${name}');\n`;
  return {
    [`src/api/${name}/content-types/${name}/schema.json`]: JSON.stringify(schema),
    [`src/api/${name}/controllers/${name}.${language}`]: core('Controller'),
    [`src/api/${name}/routes/${name}.${language}`]: core('Router'),
    [`src/api/${name}/services/${name}.${language}`]: core('Service'),
  };
}
