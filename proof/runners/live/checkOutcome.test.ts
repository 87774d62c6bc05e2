import {describe, expect, it} from 'vitest';
import {exampleSample} from '../../report/exampleSample';
import {parseMeta} from '../../samples/hints';
import type {ReceivedResponse, Sample, SnippetRun} from '../../types';
import {checkOutcome} from './checkOutcome';
import {createBindings} from './compare';
import type {Outcome} from './execute';

const SEEDED = 's2x4w1xwsjgqkd5owydq18ff';

/** @param words after the language of the fence, or between `proof` and the colon of a note */
function sample(lang: string, text: string, words = ''): Sample {
  const {hints} = parseMeta(words, []);
  return {...exampleSample, kind: lang === 'note' ? 'note' : 'fence', lang, text, hints};
}

const GET = sample('http', 'GET /api/books');
const SNIPPET = sample('ts', "await strapi.documents('api::book.book').findMany()");

function json(text: string, words = ''): Sample {
  return sample('json', text, words);
}

function received(status: number, body?: unknown, headers: Record<string, string> = {}): Outcome {
  return {kind: 'response', response: {status, headers, body}};
}

function ran(run: Partial<SnippetRun>): Outcome {
  return {kind: 'run', run: {output: '', error: null, responses: [], ...run}};
}

/** @param response the fence that the page shows below the call */
function faults(call: Sample, outcome: Outcome, response: Sample | null = null): string[] {
  return checkOutcome({call, response}, outcome, createBindings([SEEDED])).map(({fault}) => fault);
}

const refused = {data: null, error: {status: 403, name: 'ForbiddenError', message: 'Forbidden'}};

describe('the status of a request', () => {
  it('is 200 to 299, unless the page declares another one', () => {
    for (const status of [200, 201, 204]) expect(faults(GET, received(status))).toEqual([]);
    for (const status of [199, 302, 404])
      expect(faults(GET, received(status))).toEqual([`The status is ${status}, not 200 to 299.`]);
    const notFound = sample('http', 'GET /api/books/1', 'status=404');
    expect(faults(notFound, received(404))).toEqual([]);
    expect(faults(notFound, received(200))).toEqual(['The status is 200, not 404.']);
  });

  it('is the one that the response shows, in its first line or in its error', () => {
    const message = sample('http', 'HTTP/1.1 401 Unauthorized');
    expect(faults(GET, received(401), message)).toEqual([]);
    expect(faults(GET, received(403), message)).toEqual(['The status is 403, not 401.']);
    const body = json(JSON.stringify(refused));
    expect(faults(GET, received(403, refused), body)).toEqual([]);
    expect(faults(GET, received(200, refused), body)).toEqual(['The status is 200, not 403.']);
  });

  it('is reported alone if it is wrong, with the error that was received', () => {
    const [failure, ...others] = checkOutcome(
      {call: GET, response: json('{"data": []}')},
      received(403, refused),
      createBindings([]),
    );
    expect(others).toEqual([]);
    expect(failure).toMatchObject({sample: {lang: 'json'}, fault: 'The status is 403, not 200 to 299.', received: refused.error});
  });
});

describe('a response', () => {
  it('has what the page shows', () => {
    const shown = json('{"data": {"title": "Emma", "pages": 474}}');
    expect(faults(GET, received(200, {data: {pages: 474, title: 'Emma'}}), shown)).toEqual([]);
    expect(faults(GET, received(200, {data: {title: 'Emma', pages: 1}}), shown)).toEqual([
      '`data.pages` is 1, but the page shows 474.',
    ]);
    expect(faults(GET, received(200, {data: {title: 'Persuasion', pages: 1}}), shown)).toEqual([
      '`data.title` is "Persuasion", but the page shows "Emma". 1 more differs.',
    ]);
  });

  it('can differ in IDs of rows and in dates that Strapi sets, but not in documentIds of the seed', () => {
    const shown = json(`{"id": 7, "documentId": "${SEEDED}", "createdAt": "2026-01-01T10:00:00.000Z"}`);
    const entry = {id: 12, documentId: SEEDED, createdAt: '2026-11-28T10:00:00.000Z'};
    expect(faults(GET, received(200, entry), shown)).toEqual([]);
    expect(faults(GET, received(200, {...entry, documentId: 'twic7v5u1k63t8wb34kx0ten'}), shown)).toHaveLength(1);
  });

  it('can be shown in part', () => {
    const body = {data: [{title: 'Emma', author: {name: 'Jane Austen'}}]};
    expect(faults(GET, received(200, body), json('{"name": "Jane Austen"}', 'part="data[0].author"'))).toEqual([]);
    expect(faults(GET, received(200, body), json('{"name": "Jane Austen"}'))).toHaveLength(1);
  });

  it('has the headers that the page shows', () => {
    const shown = sample('http', 'HTTP/1.1 200 OK\nX-Shop: bookshop\n\n{"data": []}');
    expect(faults(GET, received(200, {data: []}, {'x-shop': 'bookshop', etag: 'x'}), shown)).toEqual([]);
    expect(faults(GET, received(200, {data: []}), shown)).toEqual(["The header X-Shop isn't what the page shows."]);
  });

  it('can be empty', () => {
    const shown = sample('text', '(no body)');
    expect(faults(GET, received(204), shown)).toEqual([]);
    expect(faults(GET, received(200, {data: 1}), shown)).toHaveLength(1);
  });

  it('must be shown as JSON', () => {
    expect(faults(GET, received(200, {}), json('{"data": }'))).toEqual([expect.stringContaining("This isn't JSON: ")]);
  });

  it("isn't compared if it has a reason, except for its status", () => {
    const shown = json('{"data": "anything"}', 'noProof="output" status=202');
    expect(faults(GET, received(202, {data: []}), shown)).toEqual([]);
    expect(faults(GET, received(200, {data: []}), shown)).toEqual(['The status is 200, not 202.']);
  });
});

describe('an error that the page declares', () => {
  const wrong = sample('http', 'GET /api/books?sort=nope', 'fails="Invalid key"');

  it('must occur, with this text', () => {
    expect(faults(wrong, received(400, {error: {message: 'Invalid key nope'}}))).toEqual([]);
    expect(faults(wrong, received(400, {error: {message: 'Forbidden'}}))).toEqual([
      "The error isn't the one that the page declares.",
    ]);
    expect(faults(wrong, received(200, {data: 'Invalid key'}))).toEqual(['The error that the page declares no longer occurs.']);
  });

  it('is found in the text as it is displayed', () => {
    const quoted = sample('http', 'GET /api/books', 'fails=\'Expected a fragment ("on")\'');
    expect(faults(quoted, received(400, {error: {message: 'Expected a fragment ("on")'}}))).toEqual([]);
  });

  it('can be in a GraphQL response with status 200', () => {
    const query = sample('graphql', '{ nope }', 'fails="Cannot query field"');
    expect(faults(query, received(200, {errors: [{message: 'Cannot query field "nope"'}]}))).toEqual([]);
    expect(faults(query, received(200, {data: {}}))).toHaveLength(1);
  });

  it('can be thrown by a snippet, or returned to one of its requests', () => {
    const call = {...SNIPPET, hints: wrong.hints};
    const error = {name: 'ValidationError', message: 'Invalid key nope'};
    expect(faults(call, ran({error}))).toEqual([]);
    expect(faults(call, ran({responses: [{status: 400, headers: {}, body: {error}}]}))).toEqual([]);
    expect(faults(call, ran({value: 'Invalid key'}))).toEqual(['The error that the page declares no longer occurs.']);
  });

  it('can prevent the request', () => {
    expect(faults(wrong, {kind: 'error', message: 'curl: Invalid key'})).toEqual([]);
    expect(faults(wrong, {kind: 'booted'})).toEqual(['The error that the page declares no longer occurs.']);
  });

  it("doesn't replace the response that the page shows", () => {
    const body = {error: {message: 'Invalid key nope', name: 'ValidationError'}};
    expect(faults(wrong, received(400, body), json(JSON.stringify(body)))).toEqual([]);
    expect(faults(wrong, received(400, body), json('{"error": {"message": "Invalid key nope"}}'))).toHaveLength(1);
  });
});

describe('a GraphQL query', () => {
  it('must not return errors that the page says nothing about', () => {
    const errors = [{message: 'Forbidden access'}];
    expect(faults(sample('graphql', '{ books { title } }'), received(200, {errors}))).toEqual(['The query returned errors.']);
    expect(faults(sample('note', 'graphql { books { title } }'), received(200, {errors}))).toEqual([
      'The query returned errors.',
    ]);
    const named = sample('note', 'graphql { books { title } } -> errors[0].message = "Forbidden access"');
    expect(faults(named, received(200, {errors}))).toEqual([]);
  });
});

describe('a note', () => {
  it('compares the status, values, and headers', () => {
    const note = sample('note', 'GET /api/books -> 200, data.length > 1, headers.x-shop = "bookshop"');
    expect(faults(note, received(200, {data: [1, 2]}, {'x-shop': 'bookshop'}))).toEqual([]);
    expect(faults(note, received(201, {data: [1]}))).toEqual([
      'The status is 201, not 200.',
      "It isn't true that data.length > 1.",
      'It isn\'t true that headers.x-shop = "bookshop".',
    ]);
  });

  it('that compares the error accepts its status', () => {
    expect(faults(sample('note', 'GET /api/books -> error.message = "Forbidden"'), received(403, refused))).toEqual([]);
    expect(faults(sample('note', 'GET /api/books -> data is absent'), received(403, {}))).toEqual([
      'The status is 403, not 200 to 299.',
    ]);
  });

  it('that expects a snippet to throw needs this error', () => {
    const note = sample('note', 'await strapi.documents("x").findMany() -> throws "not found"');
    expect(faults(note, ran({error: {name: 'Error', message: 'Model not found'}}))).toEqual([]);
    expect(faults(note, ran({error: {name: 'Error', message: 'Other'}}))).toHaveLength(1);
    expect(faults(note, ran({value: 'not found'}))).toEqual(['The error that the page declares no longer occurs.']);
  });

  it('that only starts the app is fulfilled by the start', () => {
    expect(faults(sample('note', 'boots'), {kind: 'booted'})).toEqual([]);
  });
});

describe('a snippet', () => {
  const last: ReceivedResponse = {status: 200, headers: {}, body: {data: 'sent'}};

  it('has the value that the page shows', () => {
    expect(faults(SNIPPET, ran({value: [{title: 'Emma'}]}), json('[{"title": "Emma"}]'))).toEqual([]);
    expect(faults(SNIPPET, ran({value: []}), json('[{"title": "Emma"}]'))).toHaveLength(1);
  });

  it('without a value has the response to its last request', () => {
    for (const value of [undefined, null])
      expect(faults(SNIPPET, ran({value, responses: [last]}), json('{"data": "sent"}'))).toEqual([]);
    expect(faults(SNIPPET, ran({value: {data: 'value'}, responses: [last]}), json('{"data": "sent"}'))).toHaveLength(1);
  });

  it('must not throw', () => {
    const error = {name: 'TypeError', message: 'x is not a function', details: {at: 1}};
    const [failure] = checkOutcome({call: SNIPPET, response: null}, ran({error}), createBindings([]));
    expect(failure?.fault).toBe('It throws an error.');
    expect(failure?.received).toContain('TypeError: x is not a function\n{');
  });
});

it('a sample that could not be run shows why', () => {
  const [failure] = checkOutcome({call: GET, response: null}, {kind: 'error', message: 'curl is missing'}, createBindings([]));
  expect(failure).toEqual({sample: GET, fault: "It couldn't be run.", received: 'curl is missing'});
});

describe('a snippet with several requests', () => {
  /** Faults of a snippet whose requests returned these statuses. */
  function faultsOf(words: string, statuses: readonly number[], text = 'await send()'): string[] {
    const responses = statuses.map((status): ReceivedResponse => ({status, headers: {}, body: {error: {message: 'No'}}}));
    return faults(sample('note', text, words), ran({value: {error: {message: 'No'}}, responses}));
  }

  it('has the statuses 200 to 299, unless the page declares others', () => {
    expect(faultsOf('', [200, 204])).toEqual([]);
    expect(faultsOf('', [200, 403])).toEqual(['The status is 403, not 200 to 299.']);
    expect(faultsOf('', [403, 200])).toEqual(['One of its requests returned 403.']);
  });

  it('can have one declared status, which is that of its last request', () => {
    expect(faultsOf('status=403', [200, 403])).toEqual([]);
    expect(faultsOf('status=403', [403, 200])).toHaveLength(2);
    expect(faultsOf('status=403', [403, 403])).toEqual(['One of its requests returned 403.']);
  });

  it('can have a declared status for each request, in order', () => {
    expect(faultsOf('status="403 403"', [403, 403])).toEqual([]);
    expect(faultsOf('status="403 200"', [403, 200])).toEqual([]);
    for (const statuses of [[200, 403], [403], [403, 200, 200]])
      expect(faultsOf('status="403 200"', statuses)).toEqual([
        "The statuses of its requests aren't those that the page declares.",
      ]);
  });

  it('has the declared status even if the note compares the error, or the page declares it', () => {
    const text = 'await send() -> error.message = "No"';
    expect(faultsOf('status=400', [400], text)).toEqual([]);
    expect(faultsOf('status=400', [404], text)).toEqual(['The status is 404, not 400.']);
    expect(faultsOf('status=400 fails="No"', [400])).toEqual([]);
    expect(faultsOf('status=400 fails="No"', [404])).toEqual(['The status is 404, not 400.']);
  });

  it('must send a request to have a declared status', () => {
    expect(faultsOf('status=400', [])).toEqual(["It sends no request, so status=400 isn't proven."]);
  });
});
