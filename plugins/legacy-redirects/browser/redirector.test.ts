import {describe, expect, it} from 'vitest';
import {redirectTarget} from './redirector';

const TABLE = {
  folders: {'/old/': '/cms/deployment'},
  sections: {'/rest': {filters: '/cms/api/rest/filters'}},
  pages: ['/', '/cms/faq'],
};

function targetOf(address: string, replacement: string | null = null): string | null {
  return redirectTarget(new URL(address, 'https://docs.example'), TABLE, replacement);
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
  ])('leads from %s to %s', (address, target) => {
    expect(targetOf(address)).toBe(target);
  });

  it('leads to the replacement of an address unless the section has a page of its own', () => {
    expect(targetOf('/rest?a=b#other', '/cms/api/rest')).toBe('/cms/api/rest?a=b#other');
    expect(targetOf('/rest#filters', '/cms/api/rest')).toBe('/cms/api/rest/filters#filters');
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
  ])('lets %s be', (address) => {
    expect(targetOf(address)).toBeNull();
  });
});
