import {expect, it} from 'vitest';
import {sectionLink} from './sectionLink';

it.each([
  ['https://docs.example/cms/rest', 'filters', 'https://docs.example/cms/rest#filters'],
  ['https://docs.example/cms/rest?utm_source=x#sort', 'filters', 'https://docs.example/cms/rest#filters'],
  ['https://docs.example/cms/rest', 'größe', 'https://docs.example/cms/rest#gr%C3%B6%C3%9Fe'],
])('on %s, the link to %s is %s', (page, id, link) => {
  expect(sectionLink(page, id)).toBe(link);
});
