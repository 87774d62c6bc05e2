import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {toHeadersFile, toNginxMaps, toNginxServer, toRedirectsFile, toVercelConfig} from './formats';
import type {HostRules} from './types';

const RULES: HostRules = {
  notFound: '/404.html',
  markdownPages: true,
  defaultCacheControl: 'public, max-age=0, must-revalidate',
  redirects: [
    {from: '/old', to: '/cms/intro'},
    {from: '/older', to: '/cms/faq#top'},
  ],
  headers: [
    {path: '/*', headers: {'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff'}},
    {path: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  ],
};

describe('_headers of Netlify and Cloudflare', () => {
  it('has a block for each rule', () => {
    expect(toHeadersFile(RULES)).toBe(
      [
        '/*',
        "  Content-Security-Policy: default-src 'none'",
        '  X-Content-Type-Options: nosniff',
        '',
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    );
  });
});

describe('_redirects of Netlify and Cloudflare', () => {
  it('has a line for each redirect', () => {
    expect(toRedirectsFile(RULES)).toBe('/old /cms/intro 301\n/older /cms/faq#top 301\n');
  });

  it('is empty without redirects', () => {
    expect(toRedirectsFile({...RULES, redirects: []})).toBe('');
  });
});

const vercelConfig = z.object({
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  redirects: z.array(
    z.object({source: z.string(), destination: z.string(), permanent: z.boolean(), has: z.unknown().optional()}),
  ),
  headers: z.array(z.object({source: z.string(), headers: z.array(z.object({key: z.string(), value: z.string()}))})),
});

describe('vercel.json', () => {
  const config = vercelConfig.parse(JSON.parse(toVercelConfig(RULES)));

  it('asks for clean addresses', () => {
    expect(config).toMatchObject({cleanUrls: true, trailingSlash: false});
  });

  it('has the redirects for everybody, and those to Markdown for who accepts it', () => {
    expect(config.redirects.filter(({has}) => has === undefined)).toEqual([
      {source: '/old', destination: '/cms/intro', permanent: true},
      {source: '/older', destination: '/cms/faq#top', permanent: true},
    ]);
    const toMarkdown = config.redirects.filter(({has}) => has !== undefined);
    expect(toMarkdown.map(({destination, permanent}) => [destination, permanent])).toEqual([
      ['/index.md', false],
      ['/:path.md', false],
    ]);
    for (const {has} of toMarkdown) expect(JSON.stringify(has)).toContain('text/markdown');
  });

  it('has the headers of each rule', () => {
    expect(config.headers).toEqual(
      expect.arrayContaining([
        {
          source: '/(.*)',
          headers: [
            {key: 'Content-Security-Policy', value: "default-src 'none'"},
            {key: 'X-Content-Type-Options', value: 'nosniff'},
          ],
        },
        {source: '/assets/(.*)', headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}]},
      ]),
    );
  });
});

describe('nginx', () => {
  const maps = toNginxMaps(RULES);
  const server = toNginxServer(RULES);

  it('sends each header, on error pages too', () => {
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Cache-Control']) {
      expect(server).toMatch(new RegExp(`^add_header ${name} \\$docs_[a-z_]+ always;$`, 'm'));
    }
  });

  it('looks up only what the maps define', () => {
    const used = new Set([...server.matchAll(/\$docs_\w+/g)].map(([name]) => name));
    expect(used.size).toBeGreaterThan(3);
    for (const name of used) expect(maps).toMatch(new RegExp(`^map \\$\\w+ \\${name} \\{$`, 'm'));
  });

  it('chooses the value of a header by the address', () => {
    expect(maps).toContain(
      [
        'map $uri $docs_cache_control {',
        '    default "public, max-age=0, must-revalidate";',
        '    ~^/assets/ "public, max-age=31536000, immutable";',
        '}',
      ].join('\n'),
    );
    expect(maps).toContain(`    ~^/ "default-src 'none'";`);
  });

  it('has the redirects, with the query kept', () => {
    expect(server).toContain('location = /old { return 301 /cms/intro$is_args$args; }');
  });

  it('serves clean addresses, Markdown and the not-found page', () => {
    expect(server).toContain('error_page 404 /404.html;');
    expect(server).toContain('try_files $uri $uri.html =404;');
    expect(server).toContain('location = /index.html { return 301 /$is_args$args; }');
    expect(server).toContain('rewrite ^ $uri.md last;');
  });

  it.each([
    ['maps', maps],
    ['server', server],
  ])('has balanced braces and ended directives in its %s', (_name, text) => {
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/[;{}]$/);
  });

  it('sets no header twice', () => {
    const names = [...server.matchAll(/add_header (\S+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
