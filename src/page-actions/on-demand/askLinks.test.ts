import {describe, expect, it} from 'vitest';
import {askLinks} from './askLinks';

describe.each([
  ['Open in ChatGPT', 'https://chatgpt.com', '/'],
  ['Open in Claude', 'https://claude.ai', '/new'],
])('%s', (label, origin, pathname) => {
  const page = 'https://docs.example/cms/a&b?c=1#d.md';
  const url = new URL(askLinks(page).find((link) => link.label === label)?.href ?? '');

  it('leads to the assistant', () => {
    expect(url.origin + url.pathname).toBe(origin + pathname);
  });

  it('asks about the page, whatever is in its URL', () => {
    expect(url.searchParams.get('q')).toBe(`Read ${page} and help me with my questions about it.`);
    expect(url.hash).toBe('');
  });
});
