import {describe, expect, it} from 'vitest';
import {listedPages} from './notFoundSuggestions';

function doc(permalink: string, unlisted = false): object {
  return {
    id: permalink.slice(1),
    title: `Title of ${permalink}`,
    description: '',
    permalink,
    source: '@site/docs/x.md',
    unlisted,
  };
}

const pagesOf = (docs: object[]) => listedPages({'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}});

describe('the page list', () => {
  it('has URL and title of the listed pages, sorted by URL', () => {
    expect(pagesOf([doc('/cms/b'), doc('/snippets/note', true), doc('/cms/api/'), doc('/cms/a')])).toEqual([
      {path: '/cms/a', title: 'Title of /cms/a'},
      {path: '/cms/api', title: 'Title of /cms/api/'},
      {path: '/cms/b', title: 'Title of /cms/b'},
    ]);
  });

  it('rejects content of an unknown form', () => {
    expect(() => pagesOf([{id: 1}])).toThrow(/permalink/);
  });
});
