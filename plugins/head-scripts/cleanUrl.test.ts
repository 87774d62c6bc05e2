import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {inlineScript} from './inlineScript';

const script = inlineScript('cleanUrl.ts');

/** Runs the script in a page at this URL. Returns the URL that it sets, or `null`. */
function replacedUrl(url: string, canonical = '/404.html'): string | null {
  const {origin, pathname, search, hash} = new URL(url.startsWith('/') ? `https://docs.example${url}` : url);
  const replaced: unknown[] = [];
  const history = {state: {kept: true}, replaceState: (...values: unknown[]) => replaced.push(...values)};
  vm.runInNewContext(script, {
    location: {origin, pathname, search, hash},
    history,
    document: {querySelector: () => ({href: `https://docs.example${canonical}`})},
    URL,
    addEventListener: () => {},
  });
  if (replaced.length === 0) return null;
  expect(replaced[0], 'the state of the history entry').toEqual({kept: true});
  const replacement = new URL(z.string().parse(replaced[2]), origin);
  expect(replacement.origin).toBe(origin);
  return replacement.href.slice(origin.length);
}

describe('the script that cleans URLs', () => {
  it.each([
    ['/cms/intro.html', '/cms/intro'],
    ['/cms/intro/index.html', '/cms/intro'],
    ['/index.html', '/'],
    ['//evil.example/.html', '/evil.example'],
    ['//evil.example/index.html', '/evil.example'],
    ['/cms//faq', '/cms/faq'],
    ['/cms/faq%?a=%#x', '/cms/faq%25?a=%#x'],
    ['/cms/%E0%A4%A', '/cms/%25E0%25A4%25A'],
    ['/cms/faq#100%', '/cms/faq#100%25'],
    ['/cms/intro.html?a=b.html#c.html', '/cms/intro?a=b.html#c.html'],
  ])('replaces %s with %s', (requested, shown) => {
    expect(replacedUrl(requested)).toBe(shown);
  });

  it('uses the case of the canonical link', () => {
    expect(replacedUrl('/cms/FAQ.html?a=B#C', '/cms/faq')).toBe('/cms/faq?a=B#C');
    expect(replacedUrl('/home/Home', '/')).toBeNull();
    expect(replacedUrl('/home/Home.html', '/')).toBe('/home/Home');
  });

  it.each(['/cms/faq/', '/cms/faq.html/', '/CMS//Faq/index.html/', '/cms/%46aq', '/cms/faq/index', '/Cms/FAQ.HTML'])(
    'repairs all of %s at once',
    (requested) => {
      expect(replacedUrl(`${requested}?a=b#c`, '/cms/faq')).toBe('/cms/faq?a=b#c');
    },
  );

  it.each([
    '/',
    '/cms/intro',
    '/caf%C3%A9#caf%C3%A9',
    '/cms/intro/',
    '/cms/html',
    '/cms/intro.html5',
    '/cms/intro?page=index.html',
    '/cms/intro#x.html',
  ])('does not change %s', (requested) => {
    expect(replacedUrl(requested)).toBeNull();
  });
});
