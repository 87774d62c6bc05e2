import {describe, expect, it} from 'vitest';
import {toVercelConfig} from '../../plugins/host-rules/formats';
import type {HostRules} from '../../plugins/host-rules/types';
import {resolveRequest} from './resolveRequest';

const RULES: HostRules = {
  redirects: [],
  headers: [],
  defaultCacheControl: 'no-cache',
  notFound: '/404.html',
};
const FILES = new Set(['/index.html', '/index.md', '/cms/intro.html', '/cms/intro.md', '/tags.html', '/404.html']);

function fileFor(url: string, accept: string): string | undefined {
  const answer = resolveRequest(url, RULES, (file) => FILES.has(file), accept);
  return answer.status === 301 ? undefined : answer.file;
}

describe('a request that accepts Markdown', () => {
  it.each([
    ['/', '/index.md'],
    ['/cms/intro', '/cms/intro.md'],
    ['/cms/intro.md', '/cms/intro.md'],
    ['/tags', '/tags.html'],
    ['/nothing', '/404.html'],
  ])('for %s gets %s', (url, file) => {
    expect(fileFor(url, 'text/markdown, text/html;q=0.8')).toBe(file);
  });

  it('is told from a browser', () => {
    expect(fileFor('/cms/intro', 'text/html,application/xhtml+xml,*/*;q=0.8')).toBe('/cms/intro.html');
  });

  it('has its rules on Vercel, with Vary', () => {
    expect(toVercelConfig(RULES)).toContain('"value": ".*text/markdown.*"');
    expect(toVercelConfig(RULES)).toContain('"key": "Vary"');
  });
});
