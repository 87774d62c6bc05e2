import {describe, expect, it} from 'vitest';
import {issueUrl, type Feedback} from './openIssue';

const FEEDBACK: Feedback = {
  isHelpful: false,
  reason: 'Something is missing',
  details: '',
  page: {title: 'REST API & more', url: 'https://docs.example/cms/rest'},
};

function issue(feedback: Partial<Feedback>): {url: URL; title: string | null; body: string | null} {
  const url = new URL(issueUrl({...FEEDBACK, ...feedback}, 'https://github.com/acme/docs'));
  return {url, title: url.searchParams.get('title'), body: url.searchParams.get('body')};
}

describe('the issue', () => {
  it('is a new one in the repository', () => {
    const {url} = issue({});
    expect(url.origin + url.pathname).toBe('https://github.com/acme/docs/issues/new');
    expect([...url.searchParams.keys()]).toEqual(['title', 'body']);
  });

  it('names the page, the answer and the reason', () => {
    const {title, body} = issue({});
    expect(title).toBe('Page feedback: REST API & more');
    expect(body).toBe('Page: https://docs.example/cms/rest\nHelpful: no\nReason: Something is missing');
  });

  it('carries the reader’s words unchanged', () => {
    const details = '#1 “filters” & sort=a+b, 100 % of it\n日本語';
    expect(issue({details}).body?.endsWith(`Reason: Something is missing\n\n${details}`)).toBe(true);
  });

  it('tells a helpful page from one that is not', () => {
    expect(issue({isHelpful: true}).body).toContain('Helpful: yes');
  });

  it('fits into a URL even when every character is a long one', () => {
    expect(issueUrl({...FEEDBACK, details: '日'.repeat(600)}, 'https://github.com/acme/docs').length).toBeLessThan(8000);
  });
});
