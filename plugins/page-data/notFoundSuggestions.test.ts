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
  it('holds address and title of the listed pages, in the order of their addresses', () => {
    expect(pagesOf([doc('/cms/b'), doc('/snippets/note', true), doc('/cms/api/'), doc('/cms/a')])).toEqual([
      {path: '/cms/a', title: 'Title of /cms/a'},
      {path: '/cms/api', title: 'Title of /cms/api/'},
      {path: '/cms/b', title: 'Title of /cms/b'},
    ]);
  });

  it('refuses content that is not what it knows', () => {
    expect(() => pagesOf([{id: 1}])).toThrow(/permalink/);
  });
});
