import {isScalar, type Json} from '../../request-code/json';
import {LINKS} from './links';
import type {QueryDiagnostic, Part, Path} from './types';
import {error, isEmpty, listInWords, notSent, part} from './values';

/** `fields`: which fields the response contains. */
export function explainFields(value: Json, path: Path): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'all fields come back.')];
  if (value === null) return [part(path, value, 'All fields.')];
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value;
  if (!Array.isArray(names) || !names.every(isScalar)) {
    return [
      part(path, value, 'Not a list of fields.', [error('400: `Expected a string or an array of strings`.', LINKS.fields)]),
    ];
  }
  const findings = names.flatMap((name) => fieldFindings(String(name)));
  const meaning = names.includes('*')
    ? 'All fields.'
    : `Return ${listInWords(names, 'and')}${path.length === 1 ? ', with `id` and `documentId`' : ''}.`;
  return [part(path, value, meaning, findings)];
}

function fieldFindings(name: string): QueryDiagnostic[] {
  if (name.includes(',')) return [error('400: in a list, each name is a separate item.', LINKS.fields)];
  if (name.includes('.')) {
    const [relation = ''] = name.split('.');
    return [
      error(`400: \`Invalid key ${name}\`. Fields of a relation: \`populate: {${relation}: {fields: […]}}\`.`, LINKS.populate),
    ];
  }
  return [];
}

const ORDERS = ['asc', 'desc', 'ASC', 'DESC'];

/** `sort`: the order of a list. */
export function explainSort(value: Json, path: Path): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'the order is by `id`.')];
  if (value === null || value === '') return [part(path, value, 'Ordered by `id`.')];
  if (typeof value === 'string') return [sortPart(value, path, value.split(','))];
  if (Array.isArray(value)) return value.flatMap((item, index) => explainSort(item, [...path, String(index)]));
  if (isScalar(value)) return [part(path, value, 'Not an order.', [error('400: `sort` takes names of fields.', LINKS.sort)])];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && ORDERS.includes(inner)
      ? [sortPart(inner, [...path, key], [`${[...fieldsOf(path), key].join('.')}:${inner}`])]
      : sortInside(inner, [...path, key]),
  );
}

function sortInside(value: Json, path: Path): Part[] {
  if (typeof value === 'object') return explainSort(value, path);
  return [part(path, value, 'Not an order.', [error(wrongOrder(String(value)), LINKS.sort)])];
}

/** Names after `sort` in a path, without the numbers of a list. */
function fieldsOf(path: Path): readonly string[] {
  return path.slice(path.indexOf('sort') + 1).filter((key) => !/^\d+$/.test(key));
}

function sortPart(value: Json, path: Path, orders: readonly string[]): Part {
  const read = orders.map((text) => {
    const [name = '', order = 'asc'] = text.trim().split(':');
    return {name, order};
  });
  const meaning = read
    .map(({name, order}) => `\`${name}\` ${order.toLowerCase() === 'desc' ? 'descending' : 'ascending'}`)
    .join(', then ');
  return part(path, value, `Order by ${meaning}.`, [...read.flatMap(orderFindings), ...insideFindings(read, path)]);
}

/** Populated content can be sorted only by its own fields. */
function insideFindings(orders: readonly {name: string}[], path: Path): QueryDiagnostic[] {
  const isThroughRelation = orders.some(({name}) => name.includes('.'));
  if (path[0] !== 'populate' || !isThroughRelation) return [];
  return [error('500: inside `populate`, you can sort only by fields of the content itself.', LINKS.sortInside)];
}

function orderFindings({name, order}: {name: string; order: string}): QueryDiagnostic[] {
  const findings: QueryDiagnostic[] = [];
  if (!ORDERS.includes(order) && !/^(?:asc|desc)$/i.test(order)) findings.push(error(wrongOrder(order), LINKS.sort));
  if (name.startsWith('-')) findings.push(error(`400: \`Invalid key ${name}\`. Write \`${name.slice(1)}:desc\`.`, LINKS.sort));
  if (/\s/.test(name)) findings.push(error(`400: \`Invalid key ${name}\`. Write a colon between field and order.`, LINKS.sort));
  return findings;
}

function wrongOrder(order: string): string {
  return `400: \`${order}\` isn’t an order. Use \`asc\` or \`desc\`.`;
}
