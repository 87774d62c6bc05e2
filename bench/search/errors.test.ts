import {beforeAll, expect, it} from 'vitest';
import {loadRecords} from '../../scripts/search-export/loadRecords';
import {measureErrors, readPastedErrors, type ErrorRelevance} from './errors';

let relevance: ErrorRelevance;

beforeAll(async () => {
  relevance = await measureErrors(loadRecords({docsDir: 'docs', siteUrl: 'https://docs.example'}));
}, 120_000);

it('the table of error messages names sections that exist', () => {
  expect(relevance.lost).toEqual([]);
});

it('an error message that is pasted with its noise finds the row that names it', () => {
  expect(readPastedErrors().length).toBeGreaterThanOrEqual(60);
  expect(relevance.hitAt1, relevance.misses.join('\n')).toBeGreaterThanOrEqual(0.95);
});
