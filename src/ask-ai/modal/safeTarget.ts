import {isOwnPath} from '../../lib/isOwnPath';

export type Target = {kind: 'own'; path: string} | {kind: 'external'; url: string};

/**
 * Where a link of an answer may lead: a page of this site, or a web URL. Everything else, `javascript:` and
 * URLs that depend on the page, gives `null`.
 *
 * @param href as written in Markdown that comes from outside
 * @param origins of this site: the published one, and the one that the reader is on
 */
export function toTarget(href: string, origins: readonly string[]): Target | null {
  const isPath = /^\/(?![/\\])/.test(href);
  const base = isPath ? origins[0] : undefined;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (!origins.includes(url.origin)) return {kind: 'external', url: url.href};
  const path = url.pathname + url.search + url.hash;
  return isOwnPath(path) ? {kind: 'own', path} : null;
}
