import {isOwnPath} from '../site/isOwnPath';

export interface HitUrlOptions {
  /** Origin of the published site. */
  siteUrl: string;
  /** Addresses on other sites that may be followed, as the source of a regular expression. */
  externalUrlRegex: string | null;
  /** `from` is the source of a regular expression. */
  replaceSearchResultPathname: {from: string; to: string} | null;
}

/**
 * The address that a hit may lead to: a path on this site, or a web address that the options call external.
 * Everything else, `javascript:` and other people's sites, gives `null`.
 *
 * @param url from an index or from the browser's storage
 */
export function toHitUrl(url: string, {siteUrl, externalUrlRegex, replaceSearchResultPathname}: HitUrlOptions): string | null {
  if (!URL.canParse(url, siteUrl)) return null;
  const parsed = new URL(url, siteUrl);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null;
  if (externalUrlRegex !== null && new RegExp(externalUrlRegex).test(parsed.href)) return parsed.href;
  if (parsed.origin !== new URL(siteUrl).origin) return null;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  const replaced = replaceSearchResultPathname
    ? path.replaceAll(new RegExp(replaceSearchResultPathname.from, 'g'), replaceSearchResultPathname.to)
    : path;
  return isOwnPath(replaced) ? replaced : null;
}
