import {describe, expect, it} from 'vitest';
import {detectIntent} from './detectIntent';

describe('what a question is after', () => {
  it.each([
    ['How do I create a content-type?', 'steps'],
    ['How can I turn off telemetry?', 'steps'],
    ['Is there a way to sort by a relation?', 'steps'],
    ['Why does my request return 403 Forbidden?', 'cause'],
    ['App keys are required', 'other'],
    ['ValidationError: Invalid key in filters', 'cause'],
    ['Uploaded images disappear after every deployment', 'cause'],
    ['The list of books comes back in random order', 'cause'],
    ['What is a single type?', 'meaning'],
    ['What is the difference between id and documentId?', 'choice'],
    ['Lifecycle hooks vs middlewares', 'choice'],
    ['populate relations', 'other'],
  ])('%s', (question, intent) => {
    expect(detectIntent(question)).toBe(intent);
  });
});
