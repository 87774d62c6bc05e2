import {describe, expect, it} from 'vitest';
import {redirectTarget} from './redirector';

const TABLE = {
  urls: {'/dev-docs/rest': '/rest', '/nginx': '/cms/deployment#proxy'},
  folders: {'/old/': '/cms/deployment'},
  sections: {'/rest': {filters: '/cms/api/rest/filters', list: '/rest#endpoints', entries: '/cms/faq#content'}},
  pages: ['/', '/cms/faq', '/rest', '/cms/deployment'],
};

function targetOf(url: string, replacement: string | null = null): string | null {
  return redirectTarget(new URL(url, 'https://docs.example'), TABLE, replacement);
}

describe('the redirector', () => {
  it.each([
    ['/rest#filters', '/cms/api/rest/filters#filters'],
    ['/rest.html#filters', '/cms/api/rest/filters#filters'],
    ['/rest/?a=b#filters', '/cms/api/rest/filters?a=b#filters'],
    ['/old/nginx', '/cms/deployment'],
    ['/old/nginx.html?a=b#c', '/cms/deployment?a=b#c'],
    ['/cms/Faq?a=b#c', '/cms/faq?a=b#c'],
    ['/cms//faq', '/cms/faq'],
    ['/CMS//FAQ/index.html/?a=b#c', '/cms/faq?a=b#c'],
    ['/cms/Faq.html', '/cms/faq'],
    ['/cms/faq/', '/cms/faq'],
    ['/rest#list', '/rest#endpoints'],
    ['/rest?a=b#entries', '/cms/faq?a=b#content'],
    ['/Dev-Docs//Rest.html', '/rest'],
    ['/dev-docs/rest#entries', '/cms/faq#content'],
    ['/nginx', '/cms/deployment#proxy'],
    ['/nginx?a=b#ssl', '/cms/deployment?a=b#proxy'],
    ['/OLD/nginx/', '/cms/deployment'],
  ])('redirects %s to %s', (url, target) => {
    expect(targetOf(url)).toBe(target);
  });

  it('redirects a URL to its replacement unless the section has a page of its own', () => {
    expect(targetOf('/gone?a=b#other', '/rest')).toBe('/rest?a=b#other');
    expect(targetOf('/gone#filters', '/rest')).toBe('/cms/api/rest/filters#filters');
  });

  it.each([
    '/',
    '/rest',
    '/cms/faq',
    '/rest#',
    '/rest#other',
    '/rest#constructor',
    '/constructor#name',
    '/__proto__#filters',
    '/other/old/nginx',
    '//evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/rest#//evil.example',
    '/rest#%66ilters',
  ])('does not redirect %s', (url) => {
    expect(targetOf(url)).toBeNull();
  });
});
