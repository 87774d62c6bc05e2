import {describe, expect, it} from 'vitest';
import {indexTerms, stem, titleTerms} from './tokenize';

describe('indexTerms', () => {
  it.each([
    ['strapi.documents', ['strapi.documents', 'strapi', 'documents', 'document']],
    ['$containsi', ['$containsi', 'containsi']],
    ['config/server.ts', ['config/server.ts', 'config', 'server', 'ts']],
    ['--no-run', ['--no-run', 'no-run', 'norun', 'no', 'run']],
    ['$startsWith', ['$startswith', 'startswith', 'start', 'with']],
    ['findOne()', ['findone', 'find', 'one']],
    ['content-type', ['content-type', 'contenttype', 'content', 'type']],
    ['/api/books.', ['api/books', 'api', 'books', 'book']],
    ['.env', ['.env', 'env']],
    ['APIs', ['api']],
    ['future.adminTokens', ['future.admintokens', 'future', 'admintokens', 'futur', 'admin', 'token']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ["What's new?", ['whats', 'new']],
    ['Café', ['cafe']],
  ])('finds the terms of %s', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  it.each(['', '   ', '?!', '---', '🎉', '...', '()'])('finds nothing in "%s"', (text) => {
    expect(indexTerms(text)).toEqual([]);
  });

  it('reads other scripts', () => {
    expect(indexTerms('مرحبا 你好 Привет')).toEqual(['مرحبا', '你好', 'привет']);
  });
});

it('titleTerms joins neighbors', () => {
  expect(titleTerms('Quick start')).toEqual(['quick', 'start', 'quickstart']);
});

describe('stem', () => {
  it.each([
    ['plugins', 'plugin'],
    ['policies', 'policy'],
    ['classes', 'class'],
    ['caching', stem('cache')],
    ['uploading', 'upload'],
    ['deployed', 'deploy'],
    ['running', 'run'],
    ['deployment', 'deploy'],
    ['pagination', stem('paginate')],
    ['status', 'status'],
    ['settings', 'setting'],
    ['rest', 'rest'],
    ['string', 'string'],
  ])('brings %s to %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});
