import {expect, it} from 'vitest';
import {urlsIn} from './urlsIn';

it('finds the links that the build checks', () => {
  const html =
    '<a href="/cms/intro">a</a> <a href="#part" title="b">b</a> <a href="https://strapi.io" target="_blank">c</a> <a href="/d?e=1&#x26;f=2">d</a>';
  expect(urlsIn(html)).toEqual(['/cms/intro', '#part', '/d?e=1&f=2']);
});
