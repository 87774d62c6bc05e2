import {expect, it} from 'vitest';
import {QUERY_PLACEHOLDER} from './format';
import {missingResultsUrl} from './missingResultsUrl';

const url = missingResultsUrl(`https://example.com/new?title=${QUERY_PLACEHOLDER}`);

it('puts the query into the URL, with its characters as text', () => {
  expect(url({query: 'a & b #1 <x>'})).toBe('https://example.com/new?title=a%20%26%20b%20%231%20%3Cx%3E');
});

it('survives an emoji that the limit has cut in two', () => {
  expect(url({query: 'party 🎉'.slice(0, 7)})).toBe('https://example.com/new?title=party%20');
});
