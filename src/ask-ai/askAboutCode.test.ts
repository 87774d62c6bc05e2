import {beforeEach, expect, test} from 'vitest';
import {askAboutCode} from './askAboutCode';
import {MAX_QUESTION_LENGTH} from './limits';
import {draft} from './modalState';

beforeEach(() => draft.set(''));

test('a question about code holds it, below what the reader has written', () => {
  askAboutCode('strapi.log.info();');
  expect(draft.get()).toBe('Explain this code:\n\nstrapi.log.info();');
  draft.set('Is this slow? ');
  askAboutCode('strapi.log.info();');
  expect(draft.get()).toBe('Is this slow?\nExplain this code:\n\nstrapi.log.info();');
});

test('a question about long code has its beginning, and can be sent', () => {
  askAboutCode('x'.repeat(10_000));
  expect(draft.get()).toMatch(/x…$/);
  expect(draft.get().length).toBeLessThan(MAX_QUESTION_LENGTH);
});
