import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {ACCEPT_HEADERS} from '../../tests/e2e/support/acceptHeaders';
import {toVercelConfig} from '../../plugins/host-rules/formats';
import type {HostRules} from '../../plugins/host-rules/types';
import {resolveRequest} from './resolveRequest';

const RULES: HostRules = {
  pages: [],
  redirects: [],
  headers: [],
  defaultCacheControl: 'no-cache',
  notFound: '/404.html',
};
const vercel = z.object({redirects: z.array(z.object({has: z.array(z.object({value: z.string()})).optional()}))});
const FILES = new Set(['/index.html', '/index.md', '/cms/intro.html', '/cms/intro.md', '/tags.html', '/404.html']);

function fileFor(url: string, accept: string): string | undefined {
  const resolved = resolveRequest(url, RULES, (file) => FILES.has(file), accept);
  return resolved.status === 301 ? undefined : resolved.file;
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

  it.each(Object.entries(ACCEPT_HEADERS))('is told by quality and order: %j', (accept, prefers) => {
    expect(fileFor('/cms/intro', accept)).toBe(prefers ? '/cms/intro.md' : '/cms/intro.html');
  });

  it('has its rules on Vercel, with Vary', () => {
    const {redirects} = vercel.parse(JSON.parse(toVercelConfig(RULES)));
    const [value = ''] = redirects.flatMap(({has}) => has?.map((condition) => condition.value) ?? []);
    const chosen = Object.keys(ACCEPT_HEADERS).map((accept) => [accept, new RegExp(`^${value}$`).test(accept.toLowerCase())]);
    expect(Object.fromEntries(chosen)).toEqual(ACCEPT_HEADERS);
    expect(toVercelConfig(RULES)).toContain('"key": "Vary"');
  });
});
