import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {cleanPath} from '../../src/lib/cleanPath';
import {rewritePages, type TransformPages} from './rewritePages';
import {loadedRedirects} from '../legacy-redirects';
import {
  connectPolicy,
  contentSecurityPolicy,
  inlineScriptsOf,
  type PolicyOrigins,
  type WiderPolicy,
} from './contentSecurityPolicy';
import {toHeadersFile, toNginxConfig, toNginxMaps, toNginxServer, toRedirectsFile, toVercelConfig} from './formats';
import {hostFolderOf, pagesOf, type HostRules, type Redirect} from './types';

interface Options {
  /** Origins of the services that the environment configures. */
  origins: readonly PolicyOrigins[];
  /** Changes the HTML of each page before its rules are made. */
  transformPages: TransformPages | null;
  /** Warnings for whoever builds the site. The configuration can't print them, because a build loads it twice. */
  warnings: readonly string[];
}

const YEAR_IN_SECONDS = 31_536_000;
/** Files under /assets are named after their content. */
const FOR_EVER = {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`};

/**
 * Reads each built page once, for the inline scripts that the Content-Security-Policy allows, and converts one set of rules to the files of
 * each host. Files for hosts that read their rules from the site are written there; the others go to `build-host`, next to the build.
 */
export default function hostRulesPlugin(context: LoadContext, {origins, transformPages, warnings}: Options): Plugin {
  let loaded: AllContent = {};
  return {
    name: 'host-rules',
    allContentLoaded({allContent}) {
      loaded = allContent;
    },
    async postBuild({outDir, routesPaths}) {
      const inlineScripts = new Set<string>();
      const widerPages = new Map<string, WiderPolicy>();
      await rewritePages(outDir, transformPages, (html, file) => {
        for (const script of inlineScriptsOf(html)) inlineScripts.add(script);
        // Looks for the elements, because inlined style sheets also contain the attributes.
        const wider = {
          allowEval: html.includes('<div data-playground'),
          allowAnyConnection: html.includes('<div data-query-builder'),
        };
        if (wider.allowEval || wider.allowAnyConnection) widerPages.set(cleanPath(`/${file.replaceAll(path.sep, '/')}`), wider);
        return wider.allowAnyConnection ? html : withPolicy(html, connectPolicy(origins));
      });
      const policyFor = (wider: WiderPolicy): string => contentSecurityPolicy({inlineScripts, origins, ...wider});
      const policies = {
        usual: policyFor({allowEval: false, allowAnyConnection: false}),
        ofPages: [...widerPages]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([page, wider]) => [page, policyFor(wider)] as const),
      };
      await writeRules(
        outDir,
        hostRules(policies, loadedRedirects(loaded, context).hostRules, pagesOf(routesPaths)),
        context.siteConfig.url,
      );
      for (const warning of warnings) console.warn(warning);
    },
  };
}

async function writeRules(outDir: string, rules: HostRules, siteUrl: string): Promise<void> {
  const folder = hostFolderOf(outDir);
  await mkdir(folder, {recursive: true});
  await Promise.all([
    writeFile(path.join(outDir, '_headers'), toHeadersFile(rules)),
    writeFile(path.join(outDir, '_redirects'), toRedirectsFile(rules)),
    writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`),
    writeFile(path.join(folder, 'vercel.json'), toVercelConfig(rules)),
    writeFile(path.join(folder, 'nginx.conf'), toNginxConfig()),
    writeFile(path.join(folder, 'nginx-maps.conf'), toNginxMaps(rules)),
    writeFile(path.join(folder, 'nginx-server.conf'), toNginxServer(rules)),
    writeFile(path.join(folder, 'rules.json'), `${JSON.stringify(rules, null, 2)}\n`),
  ]);
}

const HEAD_START = /<head[^>]*>(?:<meta charset=[^>]*>)?/i;

/** Inserted before any element that could send a request. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(HEAD_START, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

interface Policies {
  usual: string;
  /** Of pages that need more than the others, by path. */
  ofPages: readonly (readonly [page: string, policy: string])[];
}

function hostRules(policies: Policies, redirects: Redirect[], pages: string[]): HostRules {
  return {
    pages,
    notFound: '/404.html',
    defaultCacheControl: 'public, max-age=0, must-revalidate',
    redirects,
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': policies.usual,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        },
      },
      {path: '/assets/*', headers: FOR_EVER},
      ...policies.ofPages.map(([page, policy]) => ({path: page, headers: {'Content-Security-Policy': policy}})),
    ],
  };
}
