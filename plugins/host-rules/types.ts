import {decodeUrl} from '../../src/lib/decodeUrl';

/** Rules that a host must apply in addition to serving files, independent of the host's format. */
export interface HostRules {
  /** Paths of all pages, encoded. Another spelling of one redirects to it: `/cms/Faq`, `/cms//faq`. */
  pages: readonly string[];
  /** Paths that moved. The first match applies. */
  redirects: Redirect[];
  /** `Cache-Control` for paths without a header rule. Netlify, Cloudflare, and Vercel set this by default. */
  defaultCacheControl: string;
  /** Headers by path. All matching rules apply. Two rules must not set the same header for a path, because hosts combine them. */
  headers: HeaderRule[];
  /** File that is served with status 404 for unknown paths. */
  notFound: string;
}

export interface Redirect {
  /** An absolute path, or a prefix ending in `*`. */
  from: string;
  /** A path on this site. */
  to: string;
}

export interface HeaderRule {
  /** An absolute path, or a prefix ending in `*`. */
  path: string;
  headers: Record<string, string>;
}

/** Paths of pages from those of Docusaurus's routes. */
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
