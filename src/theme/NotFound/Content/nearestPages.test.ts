import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearestPages';

const PAGES = [
  '/cloud/guides/caching',
  '/cloud/intro',
  '/cms/api/openapi',
  '/cms/api/rest',
  '/cms/api/rest/filters',
  '/cms/api/document-service/filters',
  '/cms/features/draft-and-publish',
  '/cms/features/media-library',
  '/cms/intro',
  '/cms/quick-start',
  '/whats-new',
].map((path) => ({path, title: path}));

const nearest = (asked: string) => nearestPages(asked, PAGES).map(({path}) => path);

describe('nearestPages', () => {
  it.each([
    ['/cms/quikstart', '/cms/quick-start'],
    ['/cms/Quick-Start', '/cms/quick-start'],
    ['/dev-docs/quick-start', '/cms/quick-start'],
    ['/cms/api/rest/filter', '/cms/api/rest/filters'],
    ['/cms/draft-and-publish/', '/cms/features/draft-and-publish'],
    ['/whatsnew', '/whats-new'],
    ['/cloud/introduction', '/cloud/intro'],
  ])('%s is nearest to %s', (asked, meant) => {
    expect(nearest(asked)[0]).toBe(meant);
  });

  it('offers nothing for a URL like no other', () => {
    expect(nearest('/zzz/xyzzy')).toEqual([]);
    expect(nearest('/nope')).toEqual([]);
    expect(nearest('/cms/nope')).toEqual([]);
    expect(nearest('/cms/nothing')).toEqual([]);
    expect(nearest('/')).toEqual([]);
    expect(nearest('')).toEqual([]);
  });

  it('offers at most five', () => {
    expect(nearest('/cms/api/rest/filters').length).toBeLessThanOrEqual(5);
    const many = Array.from({length: 20}, (_, index) => ({path: `/cms/intro-${index}`, title: ''}));
    expect(nearestPages('/cms/intro', many)).toHaveLength(5);
  });

  it('finds nothing among no pages', () => {
    expect(nearestPages('/cms/intro', [])).toEqual([]);
  });
});
