import type {Json, JsonObject} from '../../request-code/json';
import {lookup} from '../lookup';
import {closest} from 'docs-corpus/closest';
import {explainFilters} from './filters';
import {LINKS} from './links';
import {explainFields, explainSort} from './names';
import {
  explainHasPublishedVersion,
  explainLocale,
  explainPagination,
  explainPublicationFilter,
  explainSearch,
  explainStatus,
} from './plain';
import {explainPopulate} from './populate';
import type {QueryDiagnostic, Part} from './types';
import {error, part, warning} from './values';

export type {QueryDiagnostic, Part} from './types';

type Explain = (value: Json, path: [string], query: JsonObject) => Part[];

/** Every parameter that has an effect. Source: @strapi/utils/dist/content-api-constants.js; a test compares them with the docs. */
export const PARAMETERS: Readonly<Record<string, Explain>> = {
  filters: explainFilters,
  populate: (value, path) => explainPopulate(value, path),
  fields: explainFields,
  sort: explainSort,
  pagination: explainPagination,
  locale: explainLocale,
  status: explainStatus,
  publicationFilter: (value, path, query) => explainPublicationFilter(value, path, query.status),
  hasPublishedVersion: explainHasPublishedVersion,
  _q: explainSearch,
};

/** Accepted, but without effect on a list. Source: the same file, and runs. */
export const RESERVED: Readonly<Record<string, QueryDiagnostic>> = {
  page: error('400 for a list. Write `pagination: {page: …}`.', LINKS.reserved),
  pageSize: error('400 for a list. Write `pagination: {pageSize: …}`.', LINKS.reserved),
  start: warning('No error, and no effect. Write `pagination: {start: …}`.', LINKS.reserved),
  limit: warning('No error, and no effect. Write `pagination: {limit: …}`.', LINKS.reserved),
  count: warning('No error, and no effect. Write `pagination: {withCount: …}`.', LINKS.reserved),
  ordering: warning('No error, and no effect. Write `sort: …`.', LINKS.reserved),
};

/** Names of parameters in other APIs and in Strapi 4. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  where: 'filters',
  query: 'filters',
  select: 'fields',
  attributes: 'fields',
  include: 'populate',
  relations: 'populate',
  expand: 'populate',
  order: 'sort',
  orderBy: 'sort',
  sortBy: 'sort',
  lang: 'locale',
  language: 'locale',
  search: '_q',
  q: '_q',
  publicationState: 'status',
  skip: 'pagination',
  offset: 'pagination',
  take: 'pagination',
  perPage: 'pagination',
  per_page: 'pagination',
};

/** Explains each part of a query, and how Strapi handles invalid parts. */
export function explain(query: JsonObject, kind: 'list' | 'document'): Part[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const known = lookup(PARAMETERS, name);
    if (known === undefined) return [unknownPart(name, value, kind)];
    const described = known(value, [name], query);
    return kind === 'document' ? described.map((each) => withoutUse(name, each)) : described;
  });
}

function withoutUse(name: string, described: Part): Part {
  if (name !== 'sort' && name !== 'pagination') return described;
  return {
    ...described,
    findings: [...described.findings, warning('Ignored: the endpoint reads one document.', LINKS.whereEachWorks)],
  };
}

function unknownPart(name: string, value: Json, kind: 'list' | 'document'): Part {
  const reserved = lookup(RESERVED, name);
  if (reserved !== undefined) return part([name], value, 'Ignored.', kind === 'list' ? [reserved] : []);
  const meant = lookup(ELSEWHERE, name) ?? closest(name, Object.keys(PARAMETERS));
  const fix = meant === null ? '' : ` The parameter is called \`${meant}\`.`;
  const text = `400: \`Invalid key ${name}\` with \`strictParams\`, as in a new project. Without it, it is ignored, and nothing is filtered.${fix}`;
  return part([name], value, 'Not a parameter.', [error(text, LINKS.strict)]);
}
