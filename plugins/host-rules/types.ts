/** What a host has to do beyond serving files. One source for every host's own format. */
export interface HostRules {
  /** Paths that moved. The first that matches applies. */
  redirects: Redirect[];
  /** `Cache-Control` of what no header rule names. Netlify, Cloudflare and Vercel do this by themselves. */
  defaultCacheControl: string;
  /** Headers by path. Every rule that matches applies; no two of them may set the same header on one path, since hosts join them. */
  headers: HeaderRule[];
  /** File that is served for unknown paths, with status 404. */
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

/** Folder of the rules that belong to a build: `build-host` for `build`. */
export function hostFolderOf(buildFolder: string): string {
  return `${buildFolder.replace(/\/+$/, '')}-host`;
}
