import type {Failure, Sample} from 'docs-proof/types';
import {toLoaded, type Loaded} from '../shapes/loaded';
import {lineOf, misfitFailure, type WrittenValue} from '../shapes/misfitFailure';
import type {ShapeChecker} from '../shapes/shapeChecker';
import {ATTRIBUTES_SOURCE, ATTRIBUTE_KINDS, SCHEMA_SOURCE} from './shapes';

export type SchemaKind = 'content-type' | 'component';

/** Types of places in an attribute that are written differently in JSON than in code, and names that only a boot can resolve. */
const REPLACED = {
  regex: 'text',
  target: 'text',
  component: 'text',
  components: 'texts',
  conditions: 'condition',
  'pluginOptions.i18n': 'localized',
};

/** Finds undeclared options and values of the wrong type. */
export function checkSchema(kind: SchemaKind, schema: unknown, sample: Sample, checker: ShapeChecker): Failure[] {
  const loaded = toLoaded(schema);
  if (loaded.kind !== 'object') return [{fault: 'A schema is an object.'}];
  const {attributes} = loaded.entries;
  const own = checker.check(kind, loaded, {'pluginOptions.i18n': 'localized'});
  return [
    ...own.map((misfit) => misfitFailure(misfit, written(sample), SCHEMA_SOURCE)),
    ...(attributes?.kind === 'object'
      ? Object.entries(attributes.entries).flatMap(([name, attribute]) => checkAttribute(name, attribute, sample, checker))
      : [{fault: 'The schema has no attributes.', fix: 'Write "attributes": {…}.'}]),
  ];
}

function checkAttribute(name: string, attribute: Loaded, sample: Sample, checker: ShapeChecker): Failure[] {
  const path = ['attributes', name];
  const type = attribute.kind === 'object' ? attribute.entries.type : undefined;
  const kinds: readonly string[] = [...ATTRIBUTE_KINDS, 'customField'];
  if (type?.kind !== 'string' || !kinds.includes(type.value))
    return [
      {
        ...lineOf([...path, 'type'], written(sample)),
        fault: `The attribute "${name}" has no type that Strapi knows.`,
        fix: `Use one of ${kinds.join(', ')} (${ATTRIBUTES_SOURCE}).`,
      },
    ];
  return checker
    .check(`attribute ${type.value}`, attribute, REPLACED)
    .map((misfit) =>
      misfitFailure({...misfit, path: [...path, ...misfit.path]}, written(sample), `type ${type.value}, ${ATTRIBUTES_SOURCE}`),
    );
}

/** JSON in parentheses is valid TypeScript. */
function written({text, line}: Sample): WrittenValue {
  return {text: `(${text})`, line, noun: 'option'};
}
