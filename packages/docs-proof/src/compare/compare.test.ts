import {describe, expect, it} from 'vitest';
import {bound, compare, createBindings} from './compare';
import {parseShownJson} from './shownJson';

const CHANGING = {
  port: 1337,
  id: String.raw`\b(?=[a-z]*\d)[a-z][a-z\d]{23}\b`,
  free: [String.raw`(?<=_)[\da-f]{10}\b`],
  dates: new Set(['createdAt', 'updatedAt', 'publishedAt']),
  secrets: /^(?:jwt|token)$/,
};

const SEEDED = 's2x4w1xwsjgqkd5owydq18ff';
const OTHER_SEEDED = 'l4u6ns1kpcqdf7q70x77lywn';
const SHOWN = 'i45ba7gjntto2u2cvor6fnd2';
const RECEIVED = 'zexy7uptfbgqoczd47y2s5to';

const differences = (shown: unknown, received: unknown) =>
  compare(shown, received, createBindings(CHANGING, [SEEDED, OTHER_SEEDED])).differences;

describe('values that mean the same', () => {
  it.each([
    ['equal values in another order of keys', {a: 1, b: [null, 'x']}, {b: [null, 'x'], a: 1}],
    ['row ids', {id: 14}, {id: 27}],
    ['row ids of GraphQL', {id: '14'}, {id: '27'}],
    ['generated documentIds', {documentId: SHOWN}, {documentId: RECEIVED}],
    ['dates that the app sets', {updatedAt: '2026-11-20T10:45:10.989Z'}, {updatedAt: '2026-01-06T01:00:00.000Z'}],
    ['current dates', {seenAt: '2026-11-20T10:45:10.989Z'}, {seenAt: new Date(Date.now() + 5).toISOString()}],
    ['tokens', {jwt: 'eyJhbGciOi.eyJpZCI.abc'}, {jwt: 'eyJhbGciOj.eyJpZCJ.abd'}],
    ['URLs of the app', {url: 'http://localhost:1337/uploads/a.png'}, {url: 'http://127.0.0.1:40123/uploads/a.png'}],
    ['names of uploaded files', {url: '/uploads/cover_0fc2e93620.png'}, {url: '/uploads/cover_1ab2e93620.png'}],
    ['ids in a message', {message: `No document ${SHOWN}.`}, {message: `No document ${RECEIVED}.`}],
  ])('%s', (_name, shown, received) => {
    expect(differences(shown, received)).toEqual([]);
  });
});

describe('values that differ', () => {
  it.each([
    ['a number and a string', {id: 14}, {id: '14'}],
    ['null and a value', {title: null}, {title: 'Emma'}],
    ['nothing and an empty list', {data: []}, {data: [1]}],
    ['an empty object and a full one', {data: {}}, {data: {a: 1}}],
    ['an extra key', {a: 1, b: 2}, {a: 1}],
    ['a missing key', {a: 1}, {a: 1, b: 2}],
    ['null and an absent key', {a: null}, {}],
    ['an item of a list', ['a', 'b', 'c'], ['a', 'c', 'c']],
    ['two documents of the seed', {documentId: SEEDED}, {documentId: OTHER_SEEDED}],
    ['a made-up document and one of the seed', {documentId: SHOWN}, {documentId: SEEDED}],
    ['dates of the content', {availableFrom: '2026-01-15T09:00:00.000Z'}, {availableFrom: '2026-01-16T09:00:00.000Z'}],
    ['a date and null', {publishedAt: '2026-01-15T09:00:00.000Z'}, {publishedAt: null}],
    ['numbers that are not ids', {price: 12}, {price: 13}],
    ['invalid ids', {id: 0}, {id: 3}],
    ['codes of locales', {code: 'en'}, {code: 'fr'}],
    ['a port that samples do not use', {url: 'http://localhost:8080/a'}, {url: 'http://127.0.0.1:40123/a'}],
  ])('%s', (_name, shown, received) => {
    expect(differences(shown, received)).toHaveLength(1);
  });
});

describe('generated ids', () => {
  it('must stay the same, and replace the shown ids in later requests', () => {
    const bindings = createBindings(CHANGING, [SEEDED]);
    expect(compare([SHOWN, SHOWN], [RECEIVED, RECEIVED], bindings).differences).toEqual([]);
    expect(bound(`/api/books/${SHOWN}?populate=${SEEDED}`, bindings)).toBe(`/api/books/${RECEIVED}?populate=${SEEDED}`);
    expect(compare(SHOWN, 'q11gsu6gx14tkstsbtnyf9k2', bindings).differences).toHaveLength(1);
    expect(compare('q11gsu6gx14tkstsbtnyf9k2', RECEIVED, bindings).differences).toHaveLength(1);
  });
});

describe('an ellipsis', () => {
  it('matches omitted keys and items', () => {
    expect(differences(parseShownJson('{"a": 1, ...}'), {a: 1, b: 2})).toEqual([]);
    expect(differences(parseShownJson('[\n  1,\n  // … and 7 more\n]'), [1, 2])).toEqual([]);
    expect(differences(parseShownJson('{"a": [...], "b": {…}}'), {a: [1], b: {c: 1}})).toEqual([]);
  });

  it('does not hide a wrong value, and must match something', () => {
    expect(differences(parseShownJson('{"a": 1, ...}'), {a: 2, b: 2})).toHaveLength(1);
    expect(differences(parseShownJson('{"a": 1, ...}'), {a: 1})).toHaveLength(1);
    expect(differences(parseShownJson('[1, ...]'), [1])).toHaveLength(1);
  });

  it('is text inside quotes', () => {
    expect(parseShownJson('{"a": "wait... // …"}')).toEqual({a: 'wait... // …'});
  });
});

it('replaces received values with equivalent shown values', () => {
  const {received} = compare({id: 1, title: 'Emma'}, {title: 'Dracula', id: 9}, createBindings(CHANGING, []));
  expect(JSON.stringify(received)).toBe('{"id":1,"title":"Dracula"}');
});
