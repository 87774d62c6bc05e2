import {isObject, type Json, type JsonObject} from '../../request-code/json';
import {closest} from 'docs-corpus/closest';
import {fieldName, nameFindings, valueFindings, type Place} from './filterFindings';
import {LINKS} from './links';
import {OPERATORS, type Operator} from './operators';
import type {QueryDiagnostic, Part, Path} from './types';
import {error, inWords, isEmpty, listInWords, nameOf, notSent, part, textOf} from './values';

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
  const findings = nameFindings(key, place);
  if (isEmpty(value)) return [notSent(place.path, value, `\`${fieldName(inner)}\` is not compared with anything.`)];
  const parts = isObject(value)
    ? [...mixFindings(value, inner), ...explainConditions(value, inner)]
    : [condition('$eq', value, inner)];
  const [first, ...rest] = parts;
  return first === undefined ? [] : [{...first, findings: [...findings, ...first.findings]}, ...rest];
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
  const explanation = operator === '$or' ? 'At least one of these must match' : 'All of these must match';
  const one = (findings: QueryDiagnostic[]): Part[] => [part(place.path, value, `${explanation}.`, findings)];
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
    meaning: `${explanation}: ${value.length} ${value.length === 1 ? 'condition' : 'conditions'}.`,
    findings: [],
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
  const known = OPERATORS[operator] ?? {explanation: 'is', takes: 'any'};
  const meaning = `${sentence(operator, known, value, `\`${fieldName(place)}\``)}.`;
  return part(place.path, value, meaning, valueFindings(operator, known, value, place));
}

function sentence(operator: string, {explanation: says, takes}: Operator, value: Json, name: string): string {
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
