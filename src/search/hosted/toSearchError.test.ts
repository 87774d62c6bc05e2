import {describe, expect, it} from 'vitest';
import {toSearchError} from './toSearchError';

const named = (name: string, properties: object = {}): Error => Object.assign(new Error('What happened.'), {name, ...properties});

describe('toSearchError', () => {
  it.each([
    [named('RetryError', {transporterStackTrace: []}), 'unreachable hosts: RetryError: What happened.'],
    [named('ApiError', {status: 403}), 'API error, status 403: What happened.'],
    [named('DetailedApiError', {status: 400, error: {}}), 'API error, status 400: What happened.'],
    [named('DeserializationError', {response: {}}), 'deserialization error: What happened.'],
    [new TypeError('it has no results[0].hits.'), 'deserialization error: it has no results[0].hits.'],
    ['x', 'x'],
  ])('%s', (error, message) => {
    expect(toSearchError(error)).toMatchObject({name: 'SearchError', message, cause: error});
  });
});
