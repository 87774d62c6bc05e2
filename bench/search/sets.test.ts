import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseCorpus} from '../../plugins/corpus';
import {readAsked, readPeople, sectionFinder} from './sets';

const pages = parseCorpus(path.resolve('docs'), {siteUrl: 'https://docs.example'});

describe('the sets that show how good the search is', () => {
  it('name pages and sections that exist, and have enough in each part', () => {
    const {tune, validate} = readAsked(pages);
    expect(Math.min(tune.length, validate.length)).toBeGreaterThan(2500);
    expect(tune.filter(({query}) => validate.some((other) => other.query === query))).toEqual([]);
    const people = readPeople(pages);
    expect(people.filter(({kind}) => kind !== 'outside').length).toBeGreaterThanOrEqual(200);
    expect(people.filter(({kind}) => kind === 'outside').length).toBeGreaterThanOrEqual(40);
  });

  it('follow a section to the page that replaced it, and tell what leads nowhere', () => {
    const find = sectionFinder(pages);
    expect(find('/cms/quick-start', 'not-found')?.url).toBe('/cms/faq#not-found');
    expect(find('/cms/nowhere', '')).toBeNull();
    expect(find('/cms/faq', 'nowhere')).toBeNull();
  });
});
