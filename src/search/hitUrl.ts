import {isOwnPath} from '../lib/isOwnPath';

export interface HitUrlOptions {
  /** Origin of the published site. */
  siteUrl: string;
  /** Permitted URLs on other sites, as the source of a regular expression. */
  externalUrlRegex: string | null;
  /** `from` is the source of a regular expression. */
  replaceSearchResultPathname: {from: string; to: string} | null;
}

/**
 * The URL of a hit: a path on this site, or a URL that the options define as external.
 * Returns `null` for everything else, such as `javascript:` URLs and other sites.
 *
 * @param url from an index or from browser storage
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
