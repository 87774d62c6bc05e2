import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PageWork} from '../built-pages';
import {loadedRedirects} from '../legacy-redirects';
import {connectPolicy, contentSecurityPolicy, inlineScriptsOf, type PolicyOrigins} from './contentSecurityPolicy';
import {toHeadersFile, toNginxMaps, toNginxServer, toRedirectsFile, toVercelConfig} from './formats';
import {hostFolderOf, pagesOf, type HostRules, type Redirect} from './types';

interface Options {
  /** Origins of the services that the environment configures. */
  origins: readonly PolicyOrigins[];
}

const YEAR_IN_SECONDS = 31_536_000;
/** Files under /assets are named after their content. */
const FOR_EVER = {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`};

/**
 * Converts one set of rules to the files of each host, based on the files in the build. Files for hosts that read their
 * rules from the site are written there; the others go to `build-host`, next to the build.
 */
export function hostRulesWork(context: LoadContext, {origins}: Options): PageWork {
  const {siteConfig} = context;
  let loaded: AllContent = {};

  async function writeRules(outDir: string, rules: HostRules): Promise<void> {
    const folder = hostFolderOf(outDir);
    await mkdir(folder, {recursive: true});
    await Promise.all([
      writeFile(path.join(outDir, '_headers'), toHeadersFile(rules)),
      writeFile(path.join(outDir, '_redirects'), toRedirectsFile(rules)),
      writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}/sitemap.xml\n`),
      writeFile(path.join(folder, 'vercel.json'), toVercelConfig(rules)),
      writeFile(path.join(folder, 'nginx-maps.conf'), toNginxMaps(rules)),
      writeFile(path.join(folder, 'nginx-server.conf'), toNginxServer(rules)),
      writeFile(path.join(folder, 'rules.json'), `${JSON.stringify(rules, null, 2)}\n`),
    ]);
  }

  return {
    contentLoaded(allContent) {
      loaded = allContent;
    },
    begin(outDir, _files, routes) {
      const inlineScripts = new Set<string>();
      let hasPlayground = false;
      let hasQueryBuilder = false;
      return Promise.resolve({
        page(html) {
          for (const script of inlineScriptsOf(html)) inlineScripts.add(script);
          hasPlayground ||= html.includes('data-playground');
          if (!html.includes('data-query-builder')) return withPolicy(html, connectPolicy(origins));
          hasQueryBuilder = true;
          return html;
        },
        end() {
          const policy = contentSecurityPolicy({
            inlineScripts,
            origins,
            allowEval: hasPlayground,
            allowAnyConnection: hasQueryBuilder,
          });
          return writeRules(outDir, hostRules(policy, loadedRedirects(loaded, context).hostRules, pagesOf(routes)));
        },
      });
    },
  };
}

const HEAD_START = /<head[^>]*>(?:<meta charset=[^>]*>)?/i;

/** Inserted before any element that could send a request. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(HEAD_START, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

function hostRules(policy: string, redirects: Redirect[], pages: string[]): HostRules {
  return {
    pages,
    notFound: '/404.html',
    defaultCacheControl: 'public, max-age=0, must-revalidate',
    redirects,
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': policy,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        },
      },
      {path: '/assets/*', headers: FOR_EVER},
    ],
  };
}
