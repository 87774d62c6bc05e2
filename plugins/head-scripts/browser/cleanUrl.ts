import {decodeUrl} from '../../../src/lib/decodeUrl';

/**
 * One page has one URL on any host, before the page is hydrated, which would fail otherwise:
 * - Without `.html`, `/index.html`, and a trailing slash, as hosts without redirect rules serve them.
 * - With single slashes, and in the spelling of its canonical link. Some hosts take `/cms//faq` and `/cms/Faq` for `/cms/faq`.
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
// Such as after the hash was edited, before the router's own listener.
addEventListener('popstate', cleanUrl);
