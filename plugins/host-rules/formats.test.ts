import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {toHeadersFile, toNginxMaps, toNginxServer, toRedirectsFile, toVercelConfig} from './formats';
import type {HostRules} from './types';

const RULES: HostRules = {
  pages: ['/cms/intro', '/caf%C3%A9'],
  notFound: '/404.html',
  defaultCacheControl: 'public, max-age=0, must-revalidate',
  redirects: [
    {from: '/old', to: '/cms/intro'},
    {from: '/older', to: '/cms/faq#top'},
    {from: '/gone/*', to: '/cms/intro'},
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
    expect(toRedirectsFile(RULES)).toBe('/old /cms/intro 301\n/older /cms/faq#top 301\n/gone/* /cms/intro 301\n');
  });

  it('is empty without redirects', () => {
    expect(toRedirectsFile({...RULES, redirects: []})).toBe('');
  });
});

describe('vercel.json', () => {
  it('asks for clean addresses and carries redirects and headers', () => {
    const {redirects, ...config} = z
      .looseObject({redirects: z.array(z.looseObject({source: z.string()}))})
      .parse(JSON.parse(toVercelConfig(RULES)));
    expect(config).toEqual({
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        {
          source: '/(.*)',
          headers: [
            {key: 'Content-Security-Policy', value: "default-src 'none'"},
            {key: 'X-Content-Type-Options', value: 'nosniff'},
          ],
        },
        {source: '/assets/(.*)', headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}]},
        {source: '/((?!assets/).*)', headers: [{key: 'Vary', value: 'Accept'}]},
      ],
    });
    expect(redirects.filter(({source}) => source.startsWith('/old'))).toEqual([
      {source: '/old', destination: '/cms/intro', permanent: true},
      {source: '/older', destination: '/cms/faq#top', permanent: true},
    ]);
  });
});

describe('nginx', () => {
  const config = toNginxMaps(RULES) + toNginxServer(RULES);

  it('sends each header, on error pages too', () => {
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Cache-Control']) {
      expect(config).toMatch(new RegExp(`^add_header ${name} \\$docs_[a-z_]+ always;$`, 'm'));
    }
  });

  it('chooses the value of a header by the address', () => {
    expect(config).toContain(
      [
        'map $uri $docs_cache_control {',
        '    default "public, max-age=0, must-revalidate";',
        '    ~^/assets/ "public, max-age=31536000, immutable";',
        '}',
      ].join('\n'),
    );
    expect(config).toContain(`    ~^/ "default-src 'none'";`);
  });

  it('has the redirects, with the query kept', () => {
    expect(config).toContain('location = /old { return 301 /cms/intro$is_args$args; }');
  });

  it('redirects other spellings of a page to it', () => {
    expect(config).toContain('    "~*^/cms/intro$" /cms/intro;\n    "~*^/café$" /caf%C3%A9;');
    expect(config).toContain('if ($docs_path != $docs_page) { return 301 $docs_page$is_args$args; }');
  });

  it('has no header twice in one block', () => {
    const names = [...config.matchAll(/add_header (\S+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
