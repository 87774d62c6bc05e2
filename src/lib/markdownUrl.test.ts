import {expect, it} from 'vitest';
import {markdownUrl} from './markdownUrl';

it.each([
  ['/cms/intro', '/cms/intro.md'],
  ['/cms/api/rest/', '/cms/api/rest.md'],
  ['/', '/index.md'],
])('%s is Markdown at %s', (permalink, url) => {
  expect(markdownUrl(permalink)).toBe(url);
});
