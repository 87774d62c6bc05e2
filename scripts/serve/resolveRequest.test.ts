import {describe, expect, it} from 'vitest';
import type {HostRules} from '../../plugins/host-rules/types';
import {resolveRequest} from './resolveRequest';

const RULES: HostRules = {
  pages: ['/', '/cms/intro', '/home/Home', '/caf%C3%A9'],
  notFound: '/404.html',
  defaultCacheControl: 'revalidate',
  redirects: [
    {from: '/old', to: '/cms/intro'},
    {from: '/older', to: '/cms/intro#first'},
    {from: '/gone/*', to: '/cms/intro'},
  ],
  headers: [
    {path: '/*', headers: {'X-Everywhere': 'yes'}},
    {path: '/assets/*', headers: {'Cache-Control': 'for ever'}},
    {path: '/exact', headers: {'X-Exact': 'yes', 'X-Everywhere': 'no'}},
  ],
};

const FILES = new Set([
  '/index.html',
  '/404.html',
  '/cms/intro.html',
  '/cms/intro.md',
  '/home/Home.html',
  '/assets/js/main.js',
  '/assets/images/Photo.PNG',
  '/café.html',
]);

const resolved = (url: string) => resolveRequest(url, RULES, (file) => FILES.has(file));

describe('pages and files', () => {
  it.each([
    ['/', '/index.html'],
    ['/?q=1', '/index.html'],
    ['/cms/intro', '/cms/intro.html'],
    ['/cms/intro?a=b', '/cms/intro.html'],
    ['/cms/intro.md', '/cms/intro.md'],
    ['/home/Home', '/home/Home.html'],
    ['/assets/js/main.js', '/assets/js/main.js'],
    ['/caf%C3%A9', '/café.html'],
    ['/assets/images/Photo.PNG', '/assets/images/Photo.PNG'],
  ])('%s serves %s', (url, file) => {
    expect(resolved(url)).toMatchObject({status: 200, file});
  });

  it.each([
    '/no/such',
    '/cms',
    '/assets',
    '/assets/',
    '/no.html',
    '/404',
    '/404.html',
    '/404/',
    '/no/index.html',
    '/cms/intro.md/',
    '/search?q=/cms/intro',
  ])('%s is not found', (url) => {
    expect(resolved(url)).toMatchObject({status: 404, file: '/404.html'});
  });
});

describe('URLs that moved', () => {
  it.each([
    ['/cms/intro.html', '/cms/intro'],
    ['/cms/intro/index.html', '/cms/intro'],
    ['/cms/intro/', '/cms/intro'],
    ['/index.html', '/'],
    ['/old', '/cms/intro'],
    ['/old?a=b?c', '/cms/intro?a=b?c'],
    ['/old/', '/cms/intro'],
    ['/gone/page', '/cms/intro'],
    ['/gone/folder/page/?a', '/cms/intro?a'],
    ['/cms/intro.html?q=%20x', '/cms/intro?q=%20x'],
    ['/caf%C3%A9.html', '/caf%C3%A9'],
    ['/cms/Intro?A=b', '/cms/intro?A=b'],
    ['/cms//intro', '/cms/intro'],
    ['/home/home', '/home/Home'],
    ['/Caf%c3%a9', '/caf%C3%A9'],
    ['//', '/'],
    ['/index', '/'],
    ['/CMS//Intro.html/?a=b', '/cms/intro?a=b'],
    ['/CMS/INTRO/INDEX.HTML', '/cms/intro'],
    ['/cms/intro.html/index.html', '/cms/intro'],
    ['/HOME/home.html', '/home/Home'],
    ['/OLD.html', '/cms/intro'],
    ['//Old/index.html', '/cms/intro'],
    ['/older', '/cms/intro#first'],
    ['/Older/?a=b', '/cms/intro?a=b#first'],
    ['/GONE//page.html', '/cms/intro'],
  ])('%s leads to %s', (url, location) => {
    expect(resolved(url)).toMatchObject({status: 301, location});
  });

  it('never leads to another host', () => {
    for (const url of [
      '//evil.example',
      '//evil.example/',
      '//evil.example/index.html',
      '/\\evil.example/',
      '/%2fevil.example/',
      '/%5cevil.example/',
    ]) {
      expect(resolved(url)).toMatchObject({status: 404});
    }
  });
});

describe('hostile URLs', () => {
  it.each([
    '/../package.json',
    '/cms/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/cms/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/./index.html',
    '/..',
    '/cms/..',
    '/..\\package.json',
    '/%5c..%5cpackage.json',
    '/cms/intro.html%00.png',
    '/%',
    '/%zz',
    '/%ff',
    'cms/intro',
    '',
  ])('%j finds no file', (url) => {
    const asked: string[] = [];
    const result = resolveRequest(url, RULES, (file) => {
      asked.push(file);
      return true;
    });
    expect(result).toMatchObject({status: 404, file: '/404.html'});
    expect(asked).toEqual([]);
  });
});

describe('headers', () => {
  it('come from every rule that matches', () => {
    expect(resolved('/cms/intro').headers).toEqual({'Cache-Control': 'revalidate', 'X-Everywhere': 'yes'});
    expect(resolved('/assets/js/main.js').headers).toEqual({'Cache-Control': 'for ever', 'X-Everywhere': 'yes'});
    expect(resolved('/exact').headers).toMatchObject({'X-Exact': 'yes', 'X-Everywhere': 'no'});
    expect(resolved('/exact/more').headers).not.toHaveProperty('X-Exact');
  });

  it('are on redirects and on what is not found, too', () => {
    expect(resolved('/old').headers).toMatchObject({'X-Everywhere': 'yes'});
    expect(resolved('/%zz').headers).toMatchObject({'X-Everywhere': 'yes'});
  });

  it('are chosen by the decoded path, as the file is', () => {
    expect(resolved('/%61ssets/js/main.js')).toMatchObject({status: 200, headers: {'Cache-Control': 'for ever'}});
  });
});
