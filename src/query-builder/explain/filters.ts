import {isObject, isScalar, type Json, type JsonObject} from '../../request-code/json';
import {isDocumentId} from '../request/endpoint';
import {closest} from '../../site/closest';
import {LINKS} from './links';
import {OPERATORS, type Operator} from './operators';
import type {Finding, Part, Path} from './types';
import {
  ARRAY_LIMIT,
  error,
  inWords,
  isEmpty,
  listInWords,
  nameOf,
  note,
  notSent,
  numberFindings,
  part,
  textOf,
  warning,
} from './values';

/** Where in the filters a value stands. */
interface Place {
  path: Path;
  /** Fields and relations that lead there: `['author', 'name']`. */
  field: readonly string[];
  /** Whether `$and`, `$or` or `$not` stand around it. */
  isInGroup: boolean;
}

/** The conditions of `filters`, one part for each. @param path of the parameter, `['populate', 'books', 'filters']` */
export function explainFilters(value: Json, path: Path): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'there is no filter.')];
  if (value === null) return [part(path, value, 'No filter.')];
  if (!isObject(value)) {
    const reason = Array.isArray(value)
      ? '500 for a list of filters. Put them into one object, or into `$and` or `$or`.'
      : '400: `The filters parameter must be an object or an array`.';
    return [part(path, value, 'Not a filter.', [error(reason, LINKS.filterErrors)])];
  }
  return explainConditions(value, {path, field: [], isInGroup: false});
}

function explainConditions(conditions: JsonObject, place: Place): Part[] {
  return Object.entries(conditions).flatMap(([key, value]) => {
    const inner = {...place, path: [...place.path, key]};
    if (key === '$and' || key === '$or') return explainGroup(key, value, inner);
    if (key === '$not') return explainNot(value, inner);
    if (key.startsWith('$')) return [explainOperator(key, value, inner)];
    return explainField(key, value, inner);
  });
}

function explainField(key: string, value: Json, place: Place): Part[] {
  const inner = {...place, field: [...place.field, key]};
  const findings = nameFindings(key, value, place);
  if (isEmpty(value)) return [notSent(place.path, value, `\`${fieldName(inner)}\` is not compared with anything.`)];
  const parts = isObject(value)
    ? [...mixFindings(value, inner), ...explainConditions(value, inner)]
    : [condition('$eq', value, inner)];
  const [first, ...rest] = parts;
  return first === undefined ? [] : [{...first, findings: [...findings, ...first.findings]}, ...rest];
}

/** What is wrong with a name, or surprising about it. */
function nameFindings(key: string, value: Json, {field, isInGroup, path}: Place): Finding[] {
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
  if (key === 'locale' && path[0] === 'filters') {
    return isInGroup
      ? [note('Inside a group, this is another condition. It doesn’t choose the locale: also send `locale`.', LINKS.locale)]
      : [warning('`filters[locale]` overrides the parameter `locale`.', LINKS.locale)];
  }
  if (key === 'id') return [note('Publishing an entry changes its `id`. Its `documentId` stays the same.', LINKS.id)];
  if (key === 'publishedAt' && isObject(value) && (value.$null !== undefined || value.$notNull !== undefined)) {
    return [note('The parameter `status` also applies: published versions always have a date, drafts never do.', LINKS.locale)];
  }
  return [];
}

/** Operators next to names: a relation accepts either. */
function mixFindings(value: JsonObject, {path}: Place): Part[] {
  const keys = Object.keys(value);
  const operators = keys.filter((key) => key.startsWith('$'));
  if (operators.length === 0 || operators.length === keys.length) return [];
  const text = `500: don’t mix \`${operators[0] ?? ''}\` and field names in one object. Put both into \`$and\`.`;
  return [{name: nameOf(path), value: null, meaning: 'Operators and fields mixed.', findings: [error(text, LINKS.relations)]}];
}

function explainGroup(operator: '$and' | '$or', value: Json, place: Place): Part[] {
  const says = operator === '$or' ? 'At least one of these must match' : 'All of these must match';
  const one = (findings: Finding[]): Part[] => [part(place.path, value, `${says}.`, findings)];
  if (isEmpty(value)) return [notSent(place.path, value, 'there is no such condition.')];
  if (!Array.isArray(value)) return one([error(`500: \`${operator}\` takes a list: \`${operator}: [{…}, {…}]\`.`, LINKS.logic)]);
  if (place.field.length > 0 && value.some((item) => !isObject(item) || Object.keys(item).every((key) => key.startsWith('$')))) {
    return one([
      error(
        `500: \`${operator}\` can’t be inside a field. Repeat the field in it: \`${operator}: [{${fieldName(place)}: …}]\`.`,
        LINKS.logic,
      ),
    ]);
  }
  if (value.some((item) => !isObject(item)))
    return one([error(`500: every item of \`${operator}\` must be an object.`, LINKS.logic)]);
  const head: Part = {
    name: nameOf(place.path),
    value: null,
    meaning: `${says}: ${value.length} ${value.length === 1 ? 'condition' : 'conditions'}.`,
    findings: value.length > ARRAY_LIMIT ? [tooMany(value.length)] : [],
  };
  const items = value.flatMap((item, index) => {
    const path = [...place.path, String(index)];
    if (isEmpty(item)) return [notSent(path, item, 'the condition is missing.')];
    return isObject(item) ? explainConditions(item, {...place, path, isInGroup: true}) : [];
  });
  return [head, ...items];
}

function explainNot(value: Json, place: Place): Part[] {
  const inField = place.field.length > 0;
  if (isEmpty(value)) return [notSent(place.path, value, 'there is no such condition.')];
  if (inField && !isObject(value)) return [condition('$not', value, place)];
  if (!isObject(value)) {
    return [
      part(place.path, value, 'Negates conditions.', [
        error('500: outside a field, `$not` takes an object of conditions.', LINKS.logic),
      ]),
    ];
  }
  const names = Object.keys(value).filter((key) => !key.startsWith('$'));
  const findings =
    inField && names.length > 0
      ? [
          error(
            `500: \`$not\` can’t be between a relation and its field. Put it outside: \`$not: {${fieldName(place)}: {…}}\`.`,
            LINKS.logic,
          ),
        ]
      : [];
  const head: Part = {name: nameOf(place.path), value: null, meaning: 'The following must not match.', findings};
  return [head, ...explainConditions(value, {...place, isInGroup: true})];
}

function explainOperator(operator: string, value: Json, place: Place): Part {
  const known = OPERATORS[operator];
  if (known === undefined) {
    const at = place.field.length > 0 ? ` at ${place.field.join('.')}` : '';
    const meant = closest(operator, Object.keys(OPERATORS));
    const fix = meant === null ? 'There is no such operator.' : `Did you mean \`${meant}\`?`;
    return part(place.path, value, 'Not an operator.', [error(`400: \`Invalid key ${operator}${at}\`. ${fix}`, LINKS.operators)]);
  }
  if (place.field.length === 0) {
    return part(place.path, value, 'A comparison without a field.', [
      error(`500: \`${operator}\` needs a field around it: \`{title: {${operator}: …}}\`.`, LINKS.filterErrors),
    ]);
  }
  if (isEmpty(value)) return notSent(place.path, value, emptyEffect(operator));
  return condition(operator, value, place);
}

function emptyEffect(operator: string): string {
  return operator === '$in' ? 'you get entries with any value, not none.' : 'the condition is missing.';
}

function condition(operator: string, value: Json, place: Place): Part {
  const known = OPERATORS[operator] ?? {says: 'is', takes: 'any'};
  const meaning = `${sentence(operator, known, value, `\`${fieldName(place)}\``)}.`;
  return part(place.path, value, meaning, valueFindings(operator, known, value, place));
}

function sentence(operator: string, {says, takes}: Operator, value: Json, name: string): string {
  if (takes === 'flag') return `${name} ${isFalse(value) === (operator === '$null') ? 'has a value' : 'has no value'}`;
  if (value === null && (operator === '$eq' || operator === '$eqi')) return `${name} has no value`;
  if (value === null && (operator === '$ne' || operator === '$nei')) return `${name} has a value`;
  if (!Array.isArray(value)) return `${name} ${says} ${inWords(value)}`;
  return `${name} ${says} ${listInWords(value, operator === '$between' ? 'and' : 'or')}`;
}

/** Source: @strapi/utils/dist/parse-type.js */
function isFalse(value: Json): boolean {
  return value === null || ['false', 'f', '0'].includes(textOf(value));
}

function valueFindings(operator: string, known: Operator, value: Json, place: Place): Finding[] {
  const values = Array.isArray(value) ? value : [value];
  if (values.length > ARRAY_LIMIT)
    return [operator === '$eq' && place.path.at(-1) !== '$eq' ? tooManyOnField(place, values.length) : tooMany(values.length)];
  if (values.some((item) => !isScalar(item))) {
    return [
      warning(
        `\`${operator}\` compares with a value, not with an object: Strapi ignores the condition or finds nothing.`,
        LINKS.severalValues,
      ),
    ];
  }
  return [...shapeFindings(operator, known, value), ...contentFindings(operator, known, value, place), ...numberFindings(value)];
}

function tooMany(count: number): Finding {
  return warning(
    `${count} items: beyond ${ARRAY_LIMIT}, Strapi doesn’t read a list and ignores the condition. All entries are returned.`,
    LINKS.arrayLimit,
  );
}

function tooManyOnField({field}: Place, count: number): Finding {
  return error(
    `400: \`Invalid key 0 at ${field.join('.')}\`. ${count} values are more than the ${ARRAY_LIMIT} that Strapi reads as a list.`,
    LINKS.arrayLimit,
  );
}

/** Too many values, or too few. */
function shapeFindings(operator: string, known: Operator, value: Json): Finding[] {
  const count = Array.isArray(value) ? value.length : 1;
  if (known.takes === 'two') {
    if (count !== 2) return [error('500: `$between` takes a list of exactly two values.', LINKS.between)];
    const [low, high] = Array.isArray(value) ? value : [];
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      return [warning('The lower value comes first, or nothing is found.', LINKS.between)];
    return [];
  }
  if (count < 2) return [];
  if (known.takes === 'one' || operator === '$not') {
    return known.isNegative
      ? [
          warning(
            'With several values, this matches every entry, because each differs from at least one of them. Use `$notIn`.',
            LINKS.ne,
          ),
        ]
      : [warning('With several values, one match is enough.', LINKS.operators)];
  }
  return known.takes === 'flag' ? [warning('This takes one value, `true` or `false`.', LINKS.null)] : [];
}

/** Values that mean something else than they seem to. */
function contentFindings(operator: string, known: Operator, value: Json, place: Place): Finding[] {
  const findings: Finding[] = [];
  const values = Array.isArray(value) ? value : [value];
  if (known.takes === 'flag' && values.some((item) => !/^(?:true|t|1|false|f|0|null)$/.test(textOf(item)))) {
    findings.push(warning('Any string except `false`, `f` and `0` counts as `true`.', LINKS.null));
  }
  if (values.includes(null) && known.takes !== 'flag') findings.push(nullFinding(operator));
  if (known.isText && values.includes('')) {
    findings.push(
      warning(
        known.isNegative
          ? 'Every string contains the empty string: nothing is found.'
          : 'Every string contains the empty string: all entries with a value are found.',
        LINKS.text,
      ),
    );
  } else if (values.includes('')) {
    findings.push(
      warning(
        'The empty string isn’t "no value", and for a number field, Strapi returns 500. For no value, write `null`.',
        LINKS.emptyValues,
      ),
    );
  }
  if (values.includes('null') || values.includes('undefined')) {
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
  if (known.dependsOnDatabase) {
    findings.push(
      note(`This is case-insensitive on SQLite, but not on PostgreSQL. \`${operator}i\` is the same on both.`, LINKS.databases),
    );
  }
  if (known.isNegative && value !== null) findings.push(note('Entries without a value are also left out.', LINKS.emptyValues));
  return findings;
}

/** A relation that is compared itself is compared by the row's `id`. */
function isDocumentIdOfRelation(value: Json, {field}: Place): boolean {
  if (['documentId', 'locale'].includes(field.at(-1) ?? '')) return false;
  return (Array.isArray(value) ? value : [value]).some((item) => typeof item === 'string' && isDocumentId(item));
}

function nullFinding(operator: string): Finding {
  if (operator === '$notIn') return warning('With `null` in the list, `$notIn` finds nothing at all.', LINKS.emptyValues);
  if (operator === '$in') {
    return warning('`null` in the list finds no entry without a value. Add `{$null: true}` in an `$or`.', LINKS.emptyValues);
  }
  if (['$eq', '$eqi', '$ne', '$nei'].includes(operator)) {
    return note(
      '`null` is sent as a name without `=`. Without the option `strictNullHandling`, `qs` would send an empty string.',
      LINKS.emptyValues,
    );
  }
  return warning('A comparison with `null` matches nothing.', LINKS.emptyValues);
}

function fieldName({field}: Place): string {
  return field.join('.');
}
