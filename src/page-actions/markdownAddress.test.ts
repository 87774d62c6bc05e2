import {expect, it} from 'vitest';
import {markdownAddress as fileAddress} from '../../plugins/llms-txt/documents';
import {markdownAddress} from './markdownAddress';

it.each([
  ['/cms/intro', '/cms/intro.md'],
  ['/cms/api/rest/', '/cms/api/rest.md'],
  ['/', '/index.md'],
])('%s is Markdown at %s', (permalink, address) => {
  expect(markdownAddress(permalink)).toBe(address);
});

it.each(['/', '/cms/intro', '/whats-new'])('for %s is where the file is written', (path) => {
  expect(markdownAddress(path)).toBe(fileAddress(path));
});
