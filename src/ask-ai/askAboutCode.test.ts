import {expect, test} from 'vitest';
import {MAX_QUESTION_LENGTH} from './limits';
import {questionAbout} from './questionAbout';

test('a question about code holds it, whole if it is short, and can be sent', () => {
  expect(questionAbout('strapi.log.info();')).toBe('Explain this code:\n\nstrapi.log.info();');
  const long = questionAbout('x'.repeat(10_000));
  expect(long).toMatch(/x…$/);
  expect(long.length).toBeLessThan(MAX_QUESTION_LENGTH);
});
