import * as z from 'zod';
import {decodeUrl} from '../../src/lib/decodeUrl';

const redirect = z.object({
  /** An absolute path without `.html` or a trailing slash, or a prefix ending in `*`. It matches in any case, and with what `cleanPath` removes. */
  from: z.string(),
  /** A path on this site, which can end with an anchor. */
  to: z.string(),
});
export type Redirect = z.infer<typeof redirect>;

/** Rules that a host must apply in addition to serving files, regardless of its format. */
export const hostRulesSchema = z.object({
  /** Paths of all pages, encoded. Another spelling of one redirects to it: `/cms/Faq`, `/cms//faq`, `/cms/faq.html`. */
  pages: z.array(z.string()),
  /** Paths that moved. The first match applies. */
  redirects: z.array(redirect),
  /** `Cache-Control` for paths without a header rule. Netlify, Cloudflare, and Vercel set this by default. */
  defaultCacheControl: z.string(),
  /** By path, or by prefix ending in `*`. All matching rules apply. If two set the same header, the later one counts, which has an exact path. */
  headers: z.array(z.object({path: z.string(), headers: z.record(z.string(), z.string())})),
  /** File that is served with status 404 for unknown paths. */
  notFound: z.string(),
});
export type HostRules = z.infer<typeof hostRulesSchema>;

/** The paths of pages among Docusaurus's routes. */
export function pagesOf(routes: readonly string[]): string[] {
  return routes
    .filter((route) => !route.endsWith('.html'))
    .map((route) => encodeURI(decodeUrl(route.replace(/(?<=.)\/$/, ''))))
    .sort();
}

/** Folder of the rules that belong to a build: `build-host` for `build`. */
export function hostFolderOf(buildFolder: string): string {
  return `${buildFolder.replace(/\/+$/, '')}-host`;
}
