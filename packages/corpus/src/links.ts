import path from 'node:path';
// Unlike decodeURIComponent, it doesn't throw on "/faq%".
import {unescape} from 'node:querystring';

export interface LinkContext {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Docs folder relative to the site, `docs`. */
  docsFolder: string;
  /**
   * Route of a page by its path below the docs folder (`cms/api/rest.md`), or URL of another file that the build has. `undefined` for a
   * Markdown file that isn't a page, and a file that doesn't exist.
   */
  routeOf: (docsPath: string) => string | undefined;
}

export interface LinkSource {
  /** The file that contains the link, relative to the docs folder: `cms/intro.md`. */
  docsPath: string;
  /** Route of the page that shows the link: `/cms/intro`. */
  pagePath: string;
}

const SCHEME = /^[a-z][a-z\d+.-]*:|^\/\//i;
const MARKDOWN_FILE = /\.mdx?$/i;

/**
 * The absolute URL of a link as the site resolves it: files to their pages, and paths and anchors on this site.
 *
 * @returns `null` for a link to a Markdown file that isn't a page
 */
export function resolveLink(
  url: string,
  {docsPath, pagePath}: LinkSource,
  {siteUrl, docsFolder, routeOf}: LinkContext,
): string | null {
  if (url.startsWith('pathname://')) return siteUrl + url.slice('pathname://'.length);
  if (SCHEME.test(url)) return url;
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (pathname === '') return siteUrl + pagePath + suffix;
  const isMarkdown = MARKDOWN_FILE.test(pathname);
  const files = isMarkdown || !pathname.startsWith('/') ? linkedFiles(pathname, docsPath, docsFolder) : [];
  const route = files.map(routeOf).find((found) => found !== undefined);
  if (route !== undefined) return siteUrl + route + suffix;
  return isMarkdown ? null : new URL(url, siteUrl + pagePath).href;
}

/** Paths where Docusaurus looks for a linked file, relative to the docs folder. */
export function linkedFiles(url: string, docsPath: string, docsFolder: string): string[] {
  const pathname = unescape(url);
  const site = `@site/${docsFolder}/`;
  if (pathname.startsWith(site)) return [pathname.slice(site.length)];
  if (pathname.startsWith('/')) return [pathname.slice(1), pathname.slice(1).replace(new RegExp(`^${docsFolder}/`), '')];
  const siblingFile = path.posix.join(path.posix.dirname(docsPath), pathname);
  return pathname.startsWith('.') ? [siblingFile] : [siblingFile, pathname];
}
