import {describe, expect, it} from 'vitest';
import {docIdsIn} from './sidebarPlaces';

describe('docIdsIn', () => {
  it('finds the docs of items, categories and the labels of categories', () => {
    const sidebars = {
      one: [
        {type: 'doc', id: 'a'},
        {type: 'category', label: 'B', link: {type: 'doc', id: 'b'}, items: [{type: 'doc', id: 'c'}]},
      ],
      two: [{type: 'link', href: '/x', label: 'no doc'}],
    };
    expect(docIdsIn(sidebars).sort()).toEqual(['a', 'b', 'c']);
  });

  it.each([undefined, null, 'text', 1, [], {}])('finds none in %j', (value) => {
    expect(docIdsIn(value)).toEqual([]);
  });
});
