import {isScalar, type Json} from '../../request-code/json';
import {isDocumentId} from '../request/endpoint';
import {LINKS} from './links';
import {OPERATORS, type Operator} from './operators';
import type {QueryDiagnostic, Path} from './types';
import {error, warning} from './values';

/** The position of a value in the filters. */
export interface Place {
  path: Path;
  /** Names of the fields and relations on the way: `['author', 'name']`. */
  field: readonly string[];
  /** Whether it is inside `$and`, `$or`, or `$not`. */
  isInGroup: boolean;
}

/** Faults of a name. */
export function nameFindings(key: string, {field, isInGroup, path}: Place): QueryDiagnostic[] {
  if (key.includes('.')) {
    const [relation = '', name = ''] = key.split('.');
    return [error(`400: \`Invalid key ${key}\`. Dots don’t work here. Write \`{${relation}: {${name}: …}}\`.`, LINKS.relations)];
  }
  if (field.length > 0 && OPERATORS[`$${key}`] !== undefined) {
    return [
      error(
        `400: \`Invalid key ${key} at ${field.join('.')}\`, unless it is a field of that name. The operator is \`$${key}\`.`,
        LINKS.operators,
      ),
    ];
  }
  if (field.length > 0) return [];
  if (key === 'status') {
    return [
      error(
        '400: `Invalid key status`, unless you have a field of that name. Use the parameter `status` to choose the version.',
        LINKS.locale,
      ),
    ];
  }
  if (key === 'locale' && path[0] === 'filters' && !isInGroup)
    return [warning('`filters[locale]` overrides the parameter `locale`.', LINKS.locale)];
  return [];
}

/** With these, `null` means that the field has no value. */
const COMPARES_NULL = ['$eq', '$eqi', '$ne', '$nei'];

export function valueFindings(operator: string, known: Operator, value: Json, place: Place): QueryDiagnostic[] {
  const values = Array.isArray(value) ? value : [value];
  if (values.some((item) => !isScalar(item))) {
    return [
      warning(
        `\`${operator}\` compares with a value, not with an object: Strapi ignores the condition or finds nothing.`,
        LINKS.severalValues,
      ),
    ];
  }
  return [...shapeFindings(operator, known, value), ...contentFindings(operator, known, value, place)];
}

/** A wrong number of values. */
function shapeFindings(operator: string, known: Operator, value: Json): QueryDiagnostic[] {
  const count = Array.isArray(value) ? value.length : 1;
  if (known.takes === 'two') {
    if (count !== 2) return [error('500: `$between` takes a list of exactly two values.', LINKS.between)];
    const [low, high] = Array.isArray(value) ? value : [];
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      return [warning('The lower value comes first, or nothing is found.', LINKS.between)];
    return [];
  }
  if (count < 2 || known.takes === 'any' || known.isNegative !== true) return [];
  return [
    warning(
      'With several values, this matches every entry, because each differs from at least one of them. Use `$notIn`.',
      LINKS.ne,
    ),
  ];
}

/** Values whose meaning differs from what they suggest. */
function contentFindings(operator: string, known: Operator, value: Json, place: Place): QueryDiagnostic[] {
  const findings: QueryDiagnostic[] = [];
  const values = Array.isArray(value) ? value : [value];
  if (values.includes(null) && known.takes !== 'flag' && !COMPARES_NULL.includes(operator)) {
    findings.push(
      warning(
        `\`${operator}\` can’t compare with \`null\`, and finds too little. For no value, write \`{$null: true}\`.`,
        LINKS.emptyValues,
      ),
    );
  }
  if (known.isText !== true && values.includes('')) {
    findings.push(
      warning(
        'The empty string isn’t "no value", and for a number field, Strapi returns 500. For no value, write `null`.',
        LINKS.emptyValues,
      ),
    );
  }
  if (values.includes('null')) {
    findings.push(warning('This is a string. For no value, write `null` without quotes.', LINKS.emptyValues));
  }
  if ((operator === '$in' || operator === '$notIn') && typeof value === 'string' && value.includes(',')) {
    findings.push(warning('A comma doesn’t separate values: this is one string. Write a list.', LINKS.severalValues));
  }
  if (isDocumentIdOfRelation(value, place)) {
    const name = fieldName(place);
    findings.push(
      warning(`If \`${name}\` is a relation, this finds nothing: write \`{documentId: …}\` inside it.`, LINKS.relations),
    );
  }
  return findings;
}

/** A relation without a field is compared by the row's `id`. */
function isDocumentIdOfRelation(value: Json, {field}: Place): boolean {
  if (['documentId', 'locale'].includes(field.at(-1) ?? '')) return false;
  return (Array.isArray(value) ? value : [value]).some((item) => typeof item === 'string' && isDocumentId(item));
}

export function fieldName({field}: Place): string {
  return field.join('.');
}
