import {describe, expect, it} from 'vitest';
import {asksForCause} from './asksForCause';

describe('a question about a problem', () => {
  it.each([
    'Why does my request return 403 Forbidden?',
    'ValidationError: Invalid key in filters',
    'Uploaded images disappear after every deployment',
    'The list of books comes back in random order',
  ])('%s', (question) => {
    expect(asksForCause(question)).toBe(true);
  });

  it.each([
    'How do I create a content-type?',
    'how to turn off the telemetry of Strapi',
    'App keys are required',
    'populate relations',
  ])('is not: %s', (question) => {
    expect(asksForCause(question)).toBe(false);
  });
});
