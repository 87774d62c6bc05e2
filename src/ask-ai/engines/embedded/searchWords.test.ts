import {describe, expect, it} from 'vitest';
import {searchWords} from './searchWords';

describe('what is searched for', () => {
  it.each([
    ['What is a document?', 'document'],
    ["What's a single type", 'single type'],
    ['what does documentId mean?', 'documentId'],
    ['How do I create an API token, please?', 'create an API token,'],
    ['Hi there! How can we deploy to Strapi Cloud', 'deploy to Strapi Cloud'],
    ['Could you please tell me how to turn off telemetry?', 'turn off telemetry'],
    ['What is the best way to reset a password?', 'reset a password'],
    ['I am trying to populate relations', 'populate relations'],
    ['Is it possible to use MySQL?', 'use MySQL'],
    ['What is the difference between draft and published?', 'draft and published'],
    ['populate relations', 'populate relations'],
    ['What is Strapi?', 'Strapi introduction'],
  ])('%s', (question, words) => {
    expect(searchWords(question)).toBe(words);
  });

  it.each(['why?', 'How?', '???', '日本語'])('%s is all that there is', (question) => {
    expect(searchWords(question)).toBe(question);
  });

  it('is found in a moment for the longest question', () => {
    const question = 'what is the best what does it '.repeat(130);
    expect(searchWords(question).length).toBeLessThanOrEqual(question.length);
  });
});
