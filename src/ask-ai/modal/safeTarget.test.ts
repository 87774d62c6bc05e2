import {describe, expect, it} from 'vitest';
import {toTarget} from './safeTarget';

const ORIGINS = ['https://docs.example', 'http://localhost:3000'];

describe('a link of an answer', () => {
  it.each([
    ['https://docs.example/cms/faq?a=1#b', '/cms/faq?a=1#b'],
    ['http://localhost:3000/cms', '/cms'],
    ['/cms/faq#b', '/cms/faq#b'],
  ])('%s leads to a page of this site', (href, path) => {
    expect(toTarget(href, ORIGINS)).toEqual({kind: 'own', path});
  });

  it.each(['https://other.example/a', 'http://docs.example/', 'https://docs.example.evil.example/'])('%s leaves it', (url) => {
    expect(toTarget(url, ORIGINS)).toEqual({kind: 'external', url});
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://docs.example/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://docs.example//evil.example',
    'https://docs.example/\\evil.example',
    '/%5Cevil.example',
    'https://docs.example/%5cevil.example',
    'https://docs.example/%2Fevil.example',
    'faq',
    '#top',
    'mailto:a@b.example',
    'https://',
    '',
  ])('%j leads nowhere', (href) => {
    expect(toTarget(href, ORIGINS)).toBeNull();
  });
});
