import {describe, expect, it} from 'vitest';
import {toHitUrl, type HitUrlOptions} from './hitUrl';

const options: HitUrlOptions = {siteUrl: 'https://docs.example.com', externalUrlRegex: null, replaceSearchResultPathname: null};

describe('toHitUrl', () => {
  it.each([
    ['https://docs.example.com/cms/intro#start', '/cms/intro#start'],
    ['/cms/intro?x=1', '/cms/intro?x=1'],
    ['cms/intro', '/cms/intro'],
  ])('makes a path of %s', (url, path) => {
    expect(toHitUrl(url, options)).toBe(path);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://evil.example/cms/intro',
    '//evil.example/cms/intro',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    'https://docs.example.com//evil.example',
    'https://docs.example.com@evil.example/',
    'http://[',
  ])('does not follow %s', (url) => {
    expect(toHitUrl(url, options)).toBeNull();
  });

  it('follows what the options call external', () => {
    const external = {...options, externalUrlRegex: '^https://strapi\\.io/'};
    expect(toHitUrl('https://strapi.io/blog', external)).toBe('https://strapi.io/blog');
    expect(toHitUrl('https://evil.example/https://strapi.io/', external)).toBeNull();
  });

  it('never takes a script for external', () => {
    expect(toHitUrl('javascript:alert("https://strapi.io/")', {...options, externalUrlRegex: 'strapi\\.io'})).toBeNull();
  });

  it('replaces parts of the path', () => {
    const replaced = {...options, replaceSearchResultPathname: {from: '^/old/', to: '/cms/'}};
    expect(toHitUrl('https://docs.example.com/old/intro#a', replaced)).toBe('/cms/intro#a');
  });

  it('does not let a replacement lead to another site', () => {
    expect(toHitUrl('/old/evil.example', {...options, replaceSearchResultPathname: {from: '^/old', to: '/'}})).toBeNull();
  });
});
