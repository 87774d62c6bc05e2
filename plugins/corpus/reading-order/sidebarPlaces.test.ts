import {expect, it} from 'vitest';
import {sidebarPlaces} from './sidebarPlaces';

it('lists the docs of items, categories and the labels of categories in reading order, each once', () => {
  const sidebars = {
    one: [
      {type: 'doc', id: 'a'},
      {type: 'category', label: 'B', link: {type: 'doc', id: 'b'}, items: [{type: 'doc', id: 'c'}]},
    ],
    two: [
      {type: 'link', href: '/x', label: 'no doc'},
      {type: 'doc', id: 'a'},
    ],
  };
  expect(sidebarPlaces(sidebars)).toEqual([
    {sidebar: 'one', docId: 'a', groups: []},
    {sidebar: 'one', docId: 'b', groups: ['B']},
    {sidebar: 'one', docId: 'c', groups: ['B']},
  ]);
});
