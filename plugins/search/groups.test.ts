import {describe, expect, it} from 'vitest';
import {makePage} from './testPages';
import {groupNames} from './groups';

const groupOf = groupNames({
  cms: [
    {type: 'doc', id: 'cms/quick-start'},
    {
      type: 'category',
      label: 'APIs',
      link: {type: 'doc', id: 'cms/api/content-api'},
      items: [
        {
          type: 'category',
          label: 'REST API',
          link: {type: 'doc', id: 'cms/api/rest/index'},
          items: [{type: 'doc', id: 'cms/api/rest/filters'}],
        },
      ],
    },
    {type: 'doc', id: 'whats-new'},
  ],
  cloud: [{type: 'category', label: 'Projects', items: [{type: 'doc', id: 'cloud/projects/settings'}]}],
});

describe('groupNames', () => {
  it.each([
    ['cms/quick-start', 'CMS'],
    ['cms/api/content-api', 'CMS: APIs'],
    ['cms/api/rest', 'CMS: APIs'],
    ['cms/api/rest/filters', 'CMS: APIs'],
    ['cloud/projects/settings', 'Cloud: Projects'],
    ['whats-new', 'News'],
  ])('groups %s under %s', (id, group) => {
    expect(groupOf(makePage({id, title: id}))).toBe(group);
  });

  it('keeps unlisted pages apart', () => {
    expect(groupOf(makePage({id: 'cms/api/rest/filters', title: 'Filters', unlisted: true}))).toBe('CMS: Not in the menu');
  });
});
