/** The allow-list for content-types, components, and attributes, by place. It's necessary because a boot accepts unknown options. */

const ATTRIBUTE = `import('@strapi/strapi').Schema.Attribute.AnyAttribute`;
const STRUCT = `import('@strapi/strapi').Struct`;

/** Properties that Strapi sets when it loads a schema. */
const LOADED = `'uid' | 'modelType' | 'modelName' | 'plugin' | 'attributes' | 'info' | 'options' | 'pluginOptions' | 'category'`;

/** Values of an attribute's `type`. */
export const ATTRIBUTE_KINDS = [
  'string',
  'text',
  'richtext',
  'blocks',
  'email',
  'password',
  'uid',
  'integer',
  'biginteger',
  'float',
  'decimal',
  'boolean',
  'date',
  'time',
  'datetime',
  'timestamp',
  'enumeration',
  'json',
  'media',
  'relation',
  'component',
  'dynamiczone',
] as const;

export const ATTRIBUTES_SOURCE = '@strapi/types/dist/schema/attribute/definitions';
export const SCHEMA_SOURCE = '@strapi/types/dist/struct/schema.d.ts';

/** TypeScript types, by place. */
export const SCHEMA_TYPES: Readonly<Record<string, string>> = {
  // @strapi/utils/dist/content-types.js reads options.privateAttributes, which is missing from the types.
  'content-type': `Omit<${STRUCT}.ContentTypeSchema, ${LOADED}> & {info: ${STRUCT}.ContentTypeSchemaInfo;
    options?: ${STRUCT}.SchemaOptions & {privateAttributes?: string[]}; pluginOptions?: unknown; attributes: unknown}`,
  component: `Omit<${STRUCT}.ComponentSchema, ${LOADED}> & {info: ${STRUCT}.SchemaInfo; options?: ${STRUCT}.SchemaOptions;
    pluginOptions?: unknown; attributes: unknown}`,
  localized: `{localized?: boolean}`,
  text: 'string',
  texts: 'string[]',
  // Conditions use JSON Logic, which isn't checked here.
  condition: '{visible: unknown}',
  ...Object.fromEntries(ATTRIBUTE_KINDS.map((kind) => [`attribute ${kind}`, `Extract<${ATTRIBUTE}, {type: '${kind}'}>`])),
  // @strapi/core/dist/Strapi.js replaces this with the field's own type.
  'attribute customField': `import('@strapi/strapi').Schema.Attribute.RequiredOption & import('@strapi/strapi').Schema.Attribute.PrivateOption &
    import('@strapi/strapi').Schema.Attribute.UniqueOption & import('@strapi/strapi').Schema.Attribute.ConfigurableOption &
    import('@strapi/strapi').Schema.Attribute.WritableOption & import('@strapi/strapi').Schema.Attribute.VisibleOption &
    {type: 'customField'; customField: string; options?: unknown; default?: unknown; regex?: string; min?: number; max?: number;
    minLength?: number; maxLength?: number; enum?: string[]; pluginOptions?: object; conditions?: unknown; searchable?: boolean}`,
};
