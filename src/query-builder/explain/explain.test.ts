import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {EXAMPLES} from '../examples';
import type {JsonObject} from '../../request-code/json';
import {readEndpoint} from '../request/endpoint';
import {readableParameters} from '../request/queryString';
import {parseQuery} from '../text/parseQuery';
import {explain, PARAMETERS, RESERVED, type QueryDiagnostic} from '.';
import {explainEndpoint} from './endpoint';
import {LINKS} from './links';
import {OPERATORS} from './operators';
import {PUBLICATION_FILTERS} from './plain';

/** @param path URL of a page */
function readPage(path: string): string {
  const ending = ['md', 'mdx'].find((each) => existsSync(`docs${path}.${each}`));
  if (ending === undefined) throw new Error(`There is no page ${path}`);
  return readFileSync(`docs${path}.${ending}`, 'utf8');
}

const FILTERS = readPage('/cms/api/rest/filters');
const PARAMETERS_PAGE = readPage('/cms/api/rest/parameters');
const PAGE = readPage('/cms/api/rest/interactive-query-builder');

function findings(query: JsonObject, kind: 'list' | 'document' = 'list'): QueryDiagnostic[] {
  return explain(query, kind).flatMap((part) => part.findings);
}

function levels(query: JsonObject): Record<string, string> {
  return Object.fromEntries(findings(query).map(({level, text}) => [level, text]));
}

function meanings(query: JsonObject): string[] {
  return explain(query, 'list').map(({name, meaning}) => `${name}: ${meaning}`);
}

/** First cells of the rows of the table that begins with this one, without code and link marks. */
function firstColumn(page: string, header: string): string[] {
  const table = new RegExp(`^\\| ${header} +\\|[^\\n]*\\n((?:\\|[^\\n]*\\n)+)`, 'm').exec(page)?.[1] ?? '';
  return [...table.matchAll(/^\| \[?`([^`]+)`/gm)].map(([, name]) => name ?? '');
}

describe('what the docs and the builder know', () => {
  it('are the same operators', () => {
    expect(Object.keys(OPERATORS).sort()).toEqual(firstColumn(FILTERS, 'Operator').sort());
  });

  it('are the same parameters', () => {
    const documented = new Set(firstColumn(PARAMETERS_PAGE, 'Parameter').map((name) => name.replace(/\[.*/, '')));
    const usable = [...documented].filter((name) => !Object.hasOwn(RESERVED, name));
    expect(usable.sort()).toEqual(Object.keys(PARAMETERS).sort());
  });

  it('are the same words of publicationFilter', () => {
    const [, section = ''] = readPage('/cms/api/rest/status').split('{/* #publication-filter */}');
    const documented = section.replace(/^## [\s\S]*/m, '').matchAll(/`[^`]*publicationFilter=([a-z-]+)`/g);
    expect(Object.keys(PUBLICATION_FILTERS).sort()).toEqual([...new Set([...documented].map(([, value]) => value))].sort());
  });

  it('are linked by anchors that exist', () => {
    for (const link of Object.values(LINKS)) {
      const [path = '', anchor = ''] = link.split('#');
      expect(readPage(path), link).toContain(`{/* #${anchor} */}`);
    }
  });

  it('are the same examples, which have been proven', () => {
    const requests = [...PAGE.matchAll(/^GET (\/.+)$/gm)].map(([, url]) => url);
    const titles = [...PAGE.matchAll(/^### (.+) \{\/\* #example-/gm)].map(([, title]) => title);
    expect(titles).toEqual(EXAMPLES.map(({title}) => title));
    expect(requests).toEqual(
      EXAMPLES.map(({endpoint, query}) => `${endpoint}?${readableParameters(parseQuery(query).query ?? {}).join('&')}`),
    );
  });
});

describe('examples', () => {
  it.each(EXAMPLES.map(({title, ...draft}) => [title, draft] as const))(
    '%s: nothing to be careful about',
    (_title, {endpoint, query}) => {
      expect(findings(parseQuery(query).query ?? {}, readEndpoint(endpoint).kind)).toEqual([]);
      expect(explainEndpoint(readEndpoint(endpoint))).toEqual([]);
    },
  );
});

describe('meanings', () => {
  it('of filters name field, comparison and value', () => {
    expect(
      meanings({
        filters: {
          title: 'Emma',
          price: {$between: [8, 12]},
          author: {name: {$startsWithi: 'j'}},
          isbn: null,
          cover: {$notNull: false},
          $or: [{format: {$in: ['ebook', 'audiobook']}}, {$not: {inStock: true}}],
        },
      }),
    ).toEqual([
      'filters[title]: `title` is `Emma`.',
      'filters[price][$between]: `price` is between `8` and `12`.',
      'filters[author][name][$startsWithi]: `author.name` starts, ignoring case, with `j`.',
      'filters[isbn]: `isbn` has no value.',
      'filters[cover][$notNull]: `cover` has no value.',
      'filters[$or]: At least one of these must match: 2 conditions.',
      'filters[$or][0][format][$in]: `format` is `ebook` or `audiobook`.',
      'filters[$or][1][$not]: The following must not match.',
      'filters[$or][1][$not][inStock]: `inStock` is `true`.',
    ]);
  });

  it('of the other parameters', () => {
    expect(
      meanings({
        populate: {author: {fields: ['name'], populate: '*'}, genres: true, cover: false},
        fields: 'title, price',
        sort: ['price:desc', {author: {name: 'asc'}}],
        pagination: {start: 20, limit: 10, withCount: false},
        locale: ['en', 'fr'],
        status: 'draft',
        publicationFilter: 'modified',
        _q: 'sea',
      }),
    ).toEqual([
      'populate[author][fields]: In `author`: return `name`.',
      'populate[author][populate]: All relations, media, components and dynamic zones in `author`, one level deep.',
      'populate[genres]: Also return `genres`, with all fields.',
      'populate[cover]: Do not return `cover`.',
      'fields: Return `title` and `price`, with `id` and `documentId`.',
      'sort[0]: Order by `price` descending.',
      'sort[1][author][name]: Order by `author.name` ascending.',
      'pagination[start]: Skip 20 entries.',
      'pagination[limit]: At most 10 entries.',
      'pagination[withCount]: Do not count all matches.',
      'locale: In `en` or `fr`.',
      'status: Drafts.',
      'publicationFilter: Documents with a draft that is newer than its published version.',
      '_q: A text field contains `sea`. Case-insensitive.',
    ]);
  });
});

describe('what Strapi refuses', () => {
  it.each<[string, JsonObject, RegExp]>([
    ['an unknown operator', {filters: {title: {$foo: 1}}}, /^400: `Invalid key \$foo at title`/],
    ['one in other letters', {filters: {title: {$EQ: 1}}}, /Did you mean `\$eq`/],
    ['one without its sign', {filters: {title: {contains: 'x'}}}, /`Invalid key contains at title`.+`\$contains`/],
    ['dots', {filters: {'author.name': 'x'}}, /Invalid key author\.name.+\{author: \{name: …\}\}/],
    ['a status among the filters', {filters: {status: 'draft'}}, /parameter `status`/],
    ['filters that are a text', {filters: 'x'}, /^400/],
    ['filters that are a list', {filters: [{title: 'x'}]}, /500/],
    ['an operator without a field', {filters: {$eq: 1}}, /^500/],
    ['a group that is no list', {filters: {$or: {title: 'x'}}}, /^500: `\$or` takes a list/],
    ['a group of no objects', {filters: {$and: ['x']}}, /^500/],
    ['a group inside of a field', {filters: {title: {$or: [{$eq: 'a'}, {$eq: 'b'}]}}}, /^500.+inside a field/],
    ['$not before a field of a relation', {filters: {author: {$not: {name: 'x'}}}}, /^500/],
    ['an operator next to a field', {filters: {author: {name: 'x', $notNull: true}}}, /^500: don’t mix `\$notNull`/],
    ['$between with one value', {filters: {price: {$between: [1]}}}, /^500/],
    ['fields of a relation', {fields: ['author.name']}, /populate: \{author: \{fields: \[…\]\}\}/],
    ['commas in a list of fields', {fields: ['title,price']}, /^400/],
    ['fields in an object', {fields: {title: true}}, /^400/],
    ['populate: true', {populate: true}, /"\*"/],
    ['populate: deep', {populate: 'deep'}, /^400/],
    ['everything among names', {populate: ['*', 'author']}, /^400: `Invalid key \*`/],
    ['everything of a relation', {populate: {author: '*'}}, /\{populate: "\*"\}/],
    ['names of a relation', {populate: {author: 'name'}}, /\{fields: \[name\]\}/],
    ['no choice for a relation', {populate: {author: null}}, /^500/],
    ['a misspelled key inside', {populate: {author: {filter: {}}}}, /Did you mean `filters`/],
    ['pages inside', {populate: {reviews: {limit: 1}}}, /isn’t paginated/],
    ['filters inside that are wrong', {populate: {books: {filters: {title: {$foo: 1}}}}}, /\$foo at title/],
    ['an order', {sort: 'title:up'}, /^400/],
    ['an order in an object', {sort: {title: 'up'}}, /^400/],
    ['a minus', {sort: '-title'}, /`title:desc`/],
    ['a relation that sorts inside', {populate: {books: {sort: 'author.name'}}}, /^500: inside `populate`/],
    ['both ways of paging', {pagination: {page: 1, limit: 5}}, /^400: `Cannot use both/],
    ['counting', {pagination: {withCount: 'maybe'}}, /^400/],
    ['a page beside pagination', {page: 2}, /^400 for a list/],
    ['a locale', {locale: 'en_US'}, /`en_US` isn’t a code/],
    ['a status', {status: 'live'}, /^400/],
    ['a publication filter', {publicationFilter: 'modifed'}, /Did you mean `modified`/],
    ['two searches', {_q: ['a', 'b']}, /^500/],
    ['a misspelled parameter', {filter: {title: 'x'}}, /`Invalid key filter`.+called `filters`/],
    ['a parameter of Strapi 4', {publicationState: 'preview'}, /called `status`/],
    ['a name that every object has', {constructor: 1}, /`Invalid key constructor`/],
    ['such a name elsewhere', {pagination: {toString: 1}, publicationFilter: 'constructor'}, /publicationFilter/],
  ])('%s', (_what, query, text) => {
    expect(levels(query).error).toMatch(text);
  });
});

describe('what Strapi reads in another way', () => {
  it.each<[string, JsonObject, RegExp]>([
    ['an empty list', {filters: {id: {$in: []}}}, /any value, not none/],
    ['an empty object', {filters: {title: {}}}, /empty object/],
    ['empty filters', {filters: {}}, /no filter/],
    ['several values of a negative', {filters: {title: {$ne: ['a', 'b']}}}, /\$notIn/],
    ['a comma', {filters: {format: {$in: 'ebook,audiobook'}}}, /one string/],
    ['the higher value first', {filters: {price: {$between: [9, 1]}}}, /lower value comes first/],
    ['an object for a value', {filters: {title: {$eq: {a: 1}}}}, /not with an object/],
    ['null in a list', {filters: {isbn: {$in: [null]}}}, /can’t compare with/],
    ['null in $notIn', {filters: {isbn: {$notIn: ['x', null]}}}, /can’t compare with/],
    ['null in a comparison', {filters: {price: {$lt: null}}}, /can’t compare with/],
    ['null in quotes', {filters: {isbn: 'null'}}, /This is a string/],
    ['the empty string', {filters: {isbn: ''}}, /`null`/],
    ['a relation by its documentId', {filters: {author: 'g37hd1u0bbgcr8f09he0jvbq'}}, /documentId/],
    ['the locale of a filter', {filters: {locale: 'fr'}}, /overrides the parameter/],
    ['all entries', {pagination: {limit: -1}}, /one entry/],
    ['many entries', {pagination: {pageSize: 500}}, /reduces this to 100/],
    ['an unknown key of pagination', {pagination: {size: 5}}, /no `size`/],
    ['a dead parameter', {limit: 5}, /pagination: \{limit/],
    ['a status without a value', {status: null}, /drafts/],
    ['a filter that is always empty', {publicationFilter: 'never-published'}, /always empty/],
  ])('%s', (_what, query, text) => {
    const texts = findings(query)
      .filter(({level}) => level === 'warning')
      .map((finding) => finding.text);
    expect(
      texts.some((each) => text.test(each)),
      texts.join('\n'),
    ).toBe(true);
  });

  it('sort and pagination of one document', () => {
    expect(findings({sort: 'title', pagination: {page: 1}}, 'document').map(({text}) => text)).toEqual([
      'Ignored: the endpoint reads one document.',
      'Ignored: the endpoint reads one document.',
    ]);
  });
});

describe('what is right', () => {
  it.each<JsonObject>([
    {filters: {author: {documentId: 'g37hd1u0bbgcr8f09he0jvbq'}}},
    {filters: {author: {$or: [{name: 'a'}, {name: 'b'}]}}},
    {filters: {price: {$gte: 8, $lt: 12}}},
    {filters: {price: {$not: {$between: [1, 2]}}}},
    {populate: 'author.books,genres'},
    {populate: ['author', 'genres']},
    {populate: {extras: {on: {'book.quote': {fields: ['text']}, 'book.excerpt': true}}}},
    {sort: 'author.name,price:DESC'},
    {sort: {author: {name: 'desc'}}},
    {locale: 'zh-Hans'},
    {fields: '*'},
    {pagination: {page: '2', pageSize: '10', withCount: 'f'}},
    {pagination: {start: null}},
    {status: 'published', hasPublishedVersion: true},
  ])('%j is left alone', (query) => {
    expect(findings(query)).toEqual([]);
  });
});

describe('the endpoint', () => {
  it.each<[string, RegExp]>([
    ['', /Write the path/],
    ['/books', /paths start with `\/api`/],
    ['/api/books/14', /takes the `documentId`/],
    ['/api/books/:documentId', /Replace the last part/],
    ['/api/upload/files', /belongs to a plugin/],
  ])('%j is told: %s', (text, told) => {
    expect(
      explainEndpoint(readEndpoint(text))
        .map((finding) => finding.text)
        .join(),
    ).toMatch(told);
  });
});
