import {isObject, type Json} from '../../request-code/json';
import {closest} from 'docs-corpus/closest';
import {explainFilters} from './filters';
import {LINKS} from './links';
import {explainFields, explainSort} from './names';
import type {QueryDiagnostic, Part, Path} from './types';
import {error, isEmpty, listInWords, notSent, part, textOf} from './values';

const WHAT_IT_IS = 'relations, media, components and dynamic zones';
/** Parameters that a populated relation accepts. Source: @strapi/utils/dist/traverse/query-populate.js */
const INSIDE = ['fields', 'filters', 'sort', 'populate', 'on', 'count'];
const TRUE = ['true', 't', '1'];
const FALSE = ['false', 'f', '0'];

/** `populate`: the linked content to include. @param owner what the names belong to, in words */
export function explainPopulate(value: Json, path: Path, owner = ''): Part[] {
  if (isEmpty(value)) return [notSent(path, value, `no ${WHAT_IT_IS} come back.`)];
  if (value === null || value === '') return [part(path, value, 'Nothing more.')];
  if (value === '*') return [part(path, value, `All ${WHAT_IT_IS}${owner}, one level deep.`)];
  if (typeof value === 'string') return [namesPart(value, path, value.split(','), owner)];
  if (Array.isArray(value)) return [explainList(value, path, owner)];
  if (!isObject(value)) {
    const fix = `400: \`Invalid key ${textOf(value)}\`. For everything one level deep, write \`"*"\`.`;
    return [part(path, value, 'Not a name.', [error(fix, LINKS.populate)])];
  }
  return Object.entries(value).flatMap(([name, inner]) => explainRelation(name, inner, [...path, name], owner));
}

function explainList(value: readonly Json[], path: Path, owner: string): Part {
  const names = value.filter((item) => typeof item === 'string');
  if (names.length < value.length) {
    const reason = '400: `Expected a string, an array of strings, a populate object`. Write an object: `{author: {…}}`.';
    return part(path, [...value], 'Not a list of names.', [error(reason, LINKS.populate)]);
  }
  return namesPart(
    [...value],
    path,
    names.flatMap((name) => name.split(',')),
    owner,
  );
}

function namesPart(value: Json, path: Path, written: readonly string[], owner: string): Part {
  const names = written.map((name) => name.trim());
  const findings: QueryDiagnostic[] = [];
  if (names.includes('*')) findings.push(error('400: `Invalid key *`. `"*"` can’t be in a list.', LINKS.wildcard));
  if (names.includes('deep'))
    findings.push(error('400: `Invalid key deep`. This value doesn’t exist. Name the levels: `author.books`.', LINKS.wildcard));
  return part(path, value, `Also return ${listInWords(names, 'and')}${owner}, with all fields.`, findings);
}

function explainRelation(name: string, value: Json, path: Path, owner: string): Part[] {
  const its = ` in \`${name}\``;
  const one = (meaning: string, ...findings: QueryDiagnostic[]): Part[] => [part(path, value, meaning, findings)];
  if (name.includes('.') && path.at(-2) !== 'on') {
    const [relation = '', inner = ''] = name.split('.');
    return one(
      'Not a name.',
      error(`400: names in an object have no dots. Write \`{${relation}: {populate: "${inner}"}}\`.`, LINKS.populate),
    );
  }
  if (value === null) return one('Not a choice.', error('500: write `true`, or an object.', LINKS.populate));
  if (isEmpty(value)) return [notSent(path, value, `\`${name}\` does not come back. Write \`true\`.`)];
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => explainInside(key, inner, [...path, key], its));
  if (TRUE.includes(textOf(value))) return one(`Also return \`${name}\`${owner}, with all fields.`);
  if (FALSE.includes(textOf(value))) return one(`Do not return \`${name}\`${owner}.`);
  const meant = value === '*' ? `{populate: "*"}` : `{fields: [${textOf(value)}]}`;
  return one('Not a choice.', error(`400: write \`true\`, or an object such as \`${meant}\`.`, LINKS.populate));
}

/** `fields`, `filters` and `sort` contain only names. Here, these are names of the populated content-type. */
function explainInside(key: string, value: Json, path: Path, its: string): Part[] {
  const parts = partsInside(key, value, path, its);
  if (!['fields', 'filters', 'sort'].includes(key)) return parts;
  return parts.map((described) => ({...described, meaning: `${upperFirst(its.trim())}: ${lowerFirst(described.meaning)}`}));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function partsInside(key: string, value: Json, path: Path, its: string): Part[] {
  switch (key) {
    case 'fields':
      return explainFields(value, path);
    case 'filters':
      return explainFilters(value, path);
    case 'sort':
      return explainSort(value, path);
    case 'populate':
      return explainPopulate(value, path, its);
    case 'on':
      return explainComponents(value, path, its);
    case 'count':
      return [part(path, value, `Return only how many there are${its}.`)];
    default:
      return [part(path, value, 'Not known here.', [unknownInside(key, path)])];
  }
}

function explainComponents(value: Json, path: Path, its: string): Part[] {
  if (!isObject(value)) {
    return [
      part(path, value, 'Not a choice.', [error('400: `on` takes an object: `{on: {"book.quote": true}}`.', LINKS.populate)]),
    ];
  }
  if (isEmpty(value)) return [notSent(path, value, 'nothing comes back.')];
  return Object.entries(value).flatMap(([uid, inner]) => explainRelation(uid, inner, [...path, uid], its));
}

function unknownInside(key: string, path: Path): QueryDiagnostic {
  const relation = path.at(-2) ?? '';
  const meant = closest(key, INSIDE);
  const fix =
    meant !== null
      ? `Did you mean \`${meant}\`?`
      : ['limit', 'start', 'pagination', 'page', 'pageSize'].includes(key)
        ? 'Linked content isn’t paginated: all of it is returned.'
        : `A relation takes ${listInWords(INSIDE, 'and')}. Its own relations go into \`populate\`.`;
  return error(`400: \`Invalid key ${key} at ${relation}\`. ${fix}`, LINKS.populate);
}
