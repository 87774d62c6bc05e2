import {describe, expect, it} from 'vitest';
import {splitUrl} from './splitUrl';

describe('splitUrl', () => {
  it('splits before each parameter', () => {
    expect(splitUrl('"http://localhost:1337/api/books?filters[title][$eq]=Emma&sort=title"')).toEqual([
      '"http://localhost:1337/api/books',
      '?filters[title][$eq]=Emma',
      '&sort=title"',
    ]);
  });

  it('loses no character', () => {
    const text = '`${origin}/api/books?${query}&a=1&b=` && x ? y : z';
    expect(splitUrl(text).join('')).toBe(text);
  });

  it.each(['a && b == c', 'x ? y = 1 : z', 'ready?.then(a => b)', '{"title": "Who? Me"}', '/api/books'])(
    'keeps %s whole',
    (text) => {
      expect(splitUrl(text)).toEqual([text]);
    },
  );
});
