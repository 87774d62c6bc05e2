import {expect, it} from 'vitest';
import {techArticle} from './techArticle';

const SITE = {url: 'https://docs.example', title: 'Docs'};
const PAGE = {permalink: '/cms/faq', title: 'FAQ', description: 'What readers ask'};

it('says what the page is, where, and when it changed', () => {
  const lastUpdatedAt = Date.UTC(2026, 0, 31, 12);
  expect(JSON.parse(techArticle({...PAGE, lastUpdatedAt}, SITE))).toMatchObject({
    '@type': 'TechArticle',
    headline: 'FAQ',
    url: 'https://docs.example/cms/faq',
    image: 'https://docs.example/cards/cms/faq.png',
    dateModified: '2026-01-31T12:00:00.000Z',
  });
});

it('has no date that it does not know', () => {
  expect(techArticle(PAGE, SITE)).not.toContain('dateModified');
});

it('stays inside of its script', () => {
  const text = techArticle({...PAGE, title: '</script><b>'}, SITE);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({headline: '</script><b>'});
});
