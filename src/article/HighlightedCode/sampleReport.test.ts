import {expect, it} from 'vitest';
import {sampleReport, type Report} from './sampleReport';

const REPORT: Report = {
  page: {title: 'REST API', url: 'https://docs.example/cms/api/rest'},
  section: {title: 'List entries', id: 'list'},
  code: 'GET /api/books?sort=title',
  language: 'http',
  version: '5.54.0',
};

it('names the page, the section, the version, and the sample, and asks for the rest', () => {
  const {title, body} = sampleReport(REPORT);
  expect(title).toBe('Sample doesn’t work: REST API');
  expect(body).toBe(
    'Page: https://docs.example/cms/api/rest#list\nSection: List entries\n\nSample, proven on Strapi 5.54.0:\n\n' +
      '````http\nGET /api/books?sort=title\n````\n\nMy version of Strapi: \n\nWhat happens, with the output:\n\n````\n\n````\n',
  );
});

it('names only the page of a sample above the first heading', () => {
  expect(sampleReport({...REPORT, section: null}).body).toMatch(/^Page: https:\/\/docs\.example\/cms\/api\/rest\n\nSample/);
});

it('takes the first lines of a long sample, so that it fits into a URL', () => {
  const {body} = sampleReport({...REPORT, code: Array.from({length: 500}, (_, line) => `日本語 ${line}`).join('\n')});
  expect(body).toContain('日本語 0\n日本語 1\n');
  expect(body).toContain('\n…\n````');
  expect(encodeURIComponent(body).length).toBeLessThan(5000);
});
