import {decodeUrl} from '../../../src/lib/decodeUrl';

/**
 * Replaces variants of a page's URL with the canonical one, before the page is hydrated, because hydration would fail:
 * - Without `.html`, `/index.html`, and a trailing slash, as hosts without redirect rules serve them.
 * - With single slashes, and in the case of the canonical link. Some hosts serve `/cms/faq` for `/cms//faq` and `/cms/Faq`.
 * - Decodable. Docusaurus throws on `/faq%` and `#100%`.
 */
function cleanUrl(): void {
  const {origin, pathname, search, hash} = location;
  const path = canonicalPath(pathname);
  const readableHash = decodable(hash);
  // With the origin, because a path that begins with two slashes would be another host's URL.
  if (path !== pathname || readableHash !== hash) history.replaceState(history.state, '', origin + path + search + readableHash);
}

function canonicalPath(pathname: string): string {
  const withSingleSlashes = pathname.replace(/\/{2,}/g, '/');
  const withoutEnding = withSingleSlashes.replace(/(?:\/index|\.html|\/)+$/i, '') || '/';
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const canonical = link && new URL(link.href).pathname;
  if (canonical !== null && isSamePath(canonical, withoutEnding)) return canonical;
  return decodable(/\.html$/i.test(withSingleSlashes) ? withoutEnding : withSingleSlashes);
}

function isSamePath(one: string, other: string): boolean {
  return decodeUrl(one).toLowerCase() === decodeUrl(other).toLowerCase();
}

/** Escapes the percent signs of a text that can't be decoded. */
function decodable(text: string): string {
  const isMalformed = text.includes('%') && decodeUrl(text) === text;
  return isMalformed ? text.replaceAll('%', '%25') : text;
}

cleanUrl();
// Runs before the router's own listener, for example after the hash was edited.
addEventListener('popstate', cleanUrl);
