import {isObject, isScalar, type Json} from '../../request-code/json';
import {lookup} from '../lookup';
import {closest} from 'docs-corpus/closest';
import {LINKS} from './links';
import type {QueryDiagnostic, Part, Path} from './types';
import {error, inWords, isEmpty, listInWords, notSent, part, textOf, warning} from './values';

const PAGE_KEYS = ['page', 'pageSize'];
const OFFSET_KEYS = ['start', 'limit'];
/** Source: @strapi/core/dist/core-api/service/pagination.js */
const PAGINATION_KEYS = [...PAGE_KEYS, ...OFFSET_KEYS, 'withCount'];

/** `maxLimit` of a new project. Source: create-strapi, templates/vanilla/config/api.ts */
const MAX_LIMIT = 100;

const PAGINATION_MEANING: Readonly<Record<string, (value: string) => string>> = {
  page: (value) => `Page ${value}.`,
  pageSize: (value) => `${value} entries a page.`,
  start: (value) => `Skip ${value} entries.`,
  limit: (value) => `At most ${value} entries.`,
};

export function explainPagination(value: Json, path: Path): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'you get the first page.')];
  if (!isObject(value)) {
    return [
      part(path, value, 'Ignored.', [warning('`pagination` takes an object: `{page: 1, pageSize: 25}`.', LINKS.pagination)]),
    ];
  }
  const parts = Object.entries(value).map(([key, inner]) => paginationPart(key, inner, [...path, key]));
  const has = (keys: readonly string[]): boolean => keys.some((key) => value[key] !== undefined && value[key] !== null);
  if (!has(PAGE_KEYS) || !has(OFFSET_KEYS)) return parts;
  const mixed = error(
    '400: `Cannot use both page & offset pagination in the same query`. Choose `page` and `pageSize`, or `start` and `limit`.',
    LINKS.pagination,
  );
  return parts.map((described, index) => (index === 0 ? {...described, findings: [mixed, ...described.findings]} : described));
}

function paginationPart(key: string, value: Json, path: Path): Part {
  if (key === 'withCount') {
    const isKnown = ['true', 't', '1', 'false', 'f', '0'].includes(textOf(value));
    const findings = isKnown ? [] : [error('400: `withCount` is `true` or `false`.', LINKS.pagination)];
    return part(
      path,
      value,
      ['false', 'f', '0'].includes(textOf(value)) ? 'Do not count all matches.' : 'Count all matches.',
      findings,
    );
  }
  const meaning = lookup(PAGINATION_MEANING, key);
  if (meaning === undefined) {
    const meant = closest(key, PAGINATION_KEYS);
    return part(path, value, 'Ignored.', [
      warning(
        `There is no \`${key}\` in \`pagination\`; it is ignored without an error.${meant === null ? '' : ` Did you mean \`${meant}\`?`}`,
        LINKS.strict,
      ),
    ]);
  }
  if (value === null) return part(path, value, 'The default.');
  return part(path, value, meaning(textOf(value)), sizeFindings(key, value));
}

function sizeFindings(key: string, value: Json): QueryDiagnostic[] {
  const isSize = key === 'pageSize' || key === 'limit';
  const number = Number(textOf(value));
  if (isSize && number < 1) return [warning('You get one entry. There is no number for "all".', LINKS.pagination)];
  if (isSize && number > MAX_LIMIT)
    return [
      warning(`A new project reduces this to ${MAX_LIMIT} without an error: \`maxLimit\` in \`config/api\`.`, LINKS.pagination),
    ];
  return [];
}

/** Source: the pattern in @strapi/utils. Strapi doesn't check whether the project has the locale. */
const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

export function explainLocale(value: Json, path: Path): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'you get the default locale.')];
  if (value === null || value === '') return [part(path, value, 'The default locale.')];
  if (value === '*') return [part(path, value, 'All locales, one entry for each. For lists: a single document returns 404.')];
  const codes = Array.isArray(value) ? value : [value];
  if (!codes.every((code) => typeof code === 'string')) {
    return [part(path, value, 'Not a locale.', [error('400: a code, a list of codes, or `"*"`.', LINKS.locales)])];
  }
  const wrong = codes.find((code) => !LOCALE.test(code));
  const findings =
    wrong === undefined ? [] : [error(`400: \`${wrong}\` isn’t a code such as \`en\`, \`en-US\` or \`zh-Hans\`.`, LINKS.locales)];
  return [part(path, value, `In ${listInWords(codes, 'or')}.`, findings)];
}

export function explainStatus(value: Json, path: Path): Part[] {
  if (value === 'published') return [part(path, value, 'Published versions, which is the default.')];
  if (value === 'draft') return [part(path, value, 'Drafts.')];
  if (value === null || value === '')
    return [
      part(path, value, 'Drafts.', [
        warning('Without a value you get drafts. Leave it out for published versions.', LINKS.drafts),
      ]),
    ];
  if (isEmpty(value)) return [notSent(path, value, 'you get published versions.')];
  return [part(path, value, 'Not a status.', [error("400: `Expected 'published' or 'draft'`.", LINKS.drafts)])];
}

/** Source: @strapi/utils/dist/publication-filter.js; a test compares them with the table of the docs. */
export const PUBLICATION_FILTERS: Readonly<Record<string, string>> = {
  'never-published': 'Drafts with no published version in this locale.',
  'has-published-version': 'Documents with a draft and a published version in this locale.',
  modified: 'Documents with a draft that is newer than its published version.',
  unmodified: 'Documents without a draft that is newer than its published version.',
  'never-published-document': 'Documents with no published version in any locale.',
  'has-published-version-document': 'Documents with a published version in at least one locale.',
  'published-without-draft': 'Published versions without a draft in this locale.',
  'published-with-draft': 'Published versions with a draft in this locale.',
};

const ONLY_DRAFTS = ['never-published', 'never-published-document'];
const ONLY_PUBLISHED = ['published-without-draft', 'published-with-draft'];

export function explainPublicationFilter(value: Json, path: Path, status: Json | undefined): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'nothing is left out.')];
  if (value === null) return [part(path, value, 'No condition.')];
  const meaning = typeof value === 'string' ? lookup(PUBLICATION_FILTERS, value) : undefined;
  if (typeof value !== 'string' || meaning === undefined) {
    const meant = typeof value === 'string' && value !== '' ? closest(value, Object.keys(PUBLICATION_FILTERS)) : null;
    const fix = meant === null ? 'The docs list its eight values.' : `Did you mean \`${meant}\`?`;
    return [
      part(path, value, 'Not a condition.', [
        error(`400: \`Invalid value for 'publicationFilter'\`. ${fix}`, LINKS.publicationFilter),
      ]),
    ];
  }
  const isEmptyAlways = status === 'draft' ? ONLY_PUBLISHED.includes(value) : ONLY_DRAFTS.includes(value);
  const findings = isEmptyAlways
    ? [warning(`With \`status=${status === 'draft' ? 'draft' : 'published'}\` this is always empty.`, LINKS.publicationFilter)]
    : [];
  return [part(path, value, meaning, findings)];
}

export function explainHasPublishedVersion(value: Json, path: Path): Part[] {
  const isKnown = ['true', 'false'].includes(textOf(value));
  const meaning = textOf(value) === 'false' ? 'Documents that were never published' : 'Documents with a published version';
  const findings = isKnown ? [] : [error("400: `Expected boolean or 'true'/'false' string`.", LINKS.publicationFilter)];
  return [part(path, value, `${meaning}. Deprecated: \`publicationFilter\` does the same, and overrides it.`, findings)];
}

export function explainSearch(value: Json, path: Path): Part[] {
  if (isEmpty(value)) return [notSent(path, value, 'nothing is searched.')];
  if (value === null || value === '') return [part(path, value, 'Ignored.')];
  if (!isScalar(value)) return [part(path, value, 'Not a string.', [error('500: `_q` takes one string.', LINKS.search)])];
  return [part(path, value, `A text field contains ${inWords(value)}. Case-insensitive.`)];
}
