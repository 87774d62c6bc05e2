import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {presentPages} from '../legacy-redirects/publishedPages';
import {resolveRedirects} from '../legacy-redirects/resolveRedirects';
import {LEGACY_TABLE} from '../../redirects';
import {toHeadersFile, toNginxMaps, toNginxServer, toRedirectsFile, toVercelConfig} from './formats';
import type {HostRules} from './types';

const RULES: HostRules = {
  pages: [
    '/',
    '/cms/intro',
    '/caf%C3%A9',
    '/cms/api/rest/builder',
    '/cms/api/rest/filters',
    '/cms/api/rest',
    '/cms/cloud/a/b/c/d',
  ],
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

const POLICY = 'Content-Security-Policy';
const NARROW = "default-src 'none'; connect-src 'self'; base-uri 'none'";
const WIDE = "default-src 'none'; connect-src 'self' https: http:; base-uri 'none'";
const BUILDER = '/cms/api/rest/builder';
/** Rules where one page has a wider policy than all others. */
const WITH_BUILDER: HostRules = {
  ...RULES,
  headers: [
    {path: '/*', headers: {[POLICY]: NARROW}},
    {path: BUILDER, headers: {[POLICY]: WIDE}},
  ],
};

/** The policies that Netlify and Cloudflare send: the values of all matching rules. */
function policiesFrom(headersFile: string, path: string): string[] {
  return headersFile.split('\n\n').flatMap((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const expression = pattern.replace(/\/\*$/, '/.*').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${expression}$`).test(path)
      ? lines.flatMap((line) => (line.startsWith(`  ${POLICY}: `) ? [line.slice(POLICY.length + 4)] : []))
      : [];
  });
}

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

describe('the policies of Netlify and Cloudflare', () => {
  const file = toHeadersFile(WITH_BUILDER);

  it.each([
    '/',
    '/cms/intro',
    '/cms/api',
    '/cms/api/rest',
    '/cms/api/rest/filters',
    '/cms/cloud/a/b/c/d',
    '/nowhere',
    '/a/b/c/d/e',
  ])('restrict the connections of %s', (path) => {
    expect(policiesFrom(file, path)).toEqual([WIDE, "connect-src 'self'"]);
  });

  it('do not restrict the page that connects to any server', () => {
    expect(policiesFrom(file, BUILDER)).toEqual([WIDE]);
  });
});

describe('the policies of Netlify and Cloudflare, if two pages need more, but not the same', () => {
  const usual = "script-src 'self'; connect-src 'self'";
  const file = toHeadersFile({
    ...RULES,
    headers: [
      {path: '/*', headers: {[POLICY]: usual}},
      {path: BUILDER, headers: {[POLICY]: "script-src 'self'; connect-src 'self' https:"}},
      {path: '/cms/intro', headers: {[POLICY]: "script-src 'self' 'unsafe-eval'; connect-src 'self'"}},
    ],
  });
  const widest = "script-src 'self' 'unsafe-eval'; connect-src 'self' https:";

  it('narrow both to their own', () => {
    expect(policiesFrom(file, BUILDER)).toEqual([widest, "script-src 'self'"]);
    expect(policiesFrom(file, '/cms/intro')).toEqual([widest, "connect-src 'self'"]);
  });

  it.each(['/', '/cms', '/cms/api/rest', '/nowhere', '/a/b/c/d/e'])('narrow %s to the usual', (path) => {
    expect(policiesFrom(file, path)).toEqual([widest, usual]);
  });
});

describe('_redirects of Netlify and Cloudflare', () => {
  it('has a line for each redirect, with what hosts and links add to a URL', () => {
    expect(toRedirectsFile(RULES)).toBe(
      [
        ...['/old', '/old/', '/old.html', '/old/index.html'].map((from) => `${from} /cms/intro 301\n`),
        ...['/older', '/older/', '/older.html', '/older/index.html'].map((from) => `${from} /cms/faq#top 301\n`),
        '/gone/* /cms/intro 301\n',
      ].join(''),
    );
  });

  it('of the site has at most the 2,000 lines that Cloudflare allows', () => {
    const pages = presentPages(process.cwd()).map((path) => ({path, isListed: true}));
    const {hostRules} = resolveRedirects(LEGACY_TABLE, pages);
    expect(toRedirectsFile({...RULES, redirects: hostRules}).split('\n').length).toBeLessThan(2000);
  });

  it('is empty without redirects', () => {
    expect(toRedirectsFile({...RULES, redirects: []})).toBe('');
  });
});

describe('vercel.json', () => {
  it('has clean URLs, redirects, and headers', () => {
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

describe("Vercel's policy", () => {
  it('has one rule for each URL', () => {
    const {headers} = z
      .looseObject({
        headers: z.array(z.object({source: z.string(), headers: z.array(z.object({key: z.string(), value: z.string()}))})),
      })
      .parse(JSON.parse(toVercelConfig(WITH_BUILDER)));
    const policiesOf = (path: string): string[] =>
      headers
        .filter(({source}) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers.filter(({key}) => key === POLICY).map(({value}) => value));
    expect(policiesOf(BUILDER)).toEqual([WIDE]);
    for (const path of ['/', '/cms/intro', '/cms/api/rest', `${BUILDER}s`, `${BUILDER}/a`])
      expect(policiesOf(path), path).toEqual([NARROW]);
  });
});

describe('nginx', () => {
  const config = toNginxMaps(RULES) + toNginxServer(RULES);

  it('sends each header, on error pages too', () => {
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Cache-Control']) {
      expect(config).toMatch(new RegExp(`^add_header ${name} \\$docs_[a-z_]+ always;$`, 'm'));
    }
  });

  it('chooses the value of a header by the URL', () => {
    expect(config).toContain(
      [
        'map $docs_clean $docs_cache_control {',
        '    default "public, max-age=0, must-revalidate";',
        '    ~^/assets/ "public, max-age=31536000, immutable";',
        '}',
      ].join('\n'),
    );
    expect(toNginxMaps(WITH_BUILDER)).toContain(`    default "${NARROW}";\n    ${BUILDER} "${WIDE}";`);
  });

  it('redirects other spellings of a page to it, and old URLs to their page or section', () => {
    expect(config).toContain('    "" /;\n    "~*^/cms/intro$" /cms/intro;\n    "~*^/café$" /caf%C3%A9;');
    expect(config).toContain('    "~*^/old$" /cms/intro;\n    "~*^/older$" /cms/faq;\n    "~*^/gone/" /cms/intro;');
    expect(config).toContain('    "~*^/older$" "#top";');
    expect(config).toContain('{ return 301 $docs_target$is_args$args$docs_anchor; }');
  });

  it('has no header twice in one block', () => {
    const names = [...config.matchAll(/add_header (\S+)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
