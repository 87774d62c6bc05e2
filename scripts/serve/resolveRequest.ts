import {prefersMarkdown} from '../../plugins/host-rules/prefersMarkdown';
import type {HostRules} from '../../plugins/host-rules/types';
import {decodeUrl} from '../../src/lib/decodeUrl';

export type Answer =
  | {status: 200 | 404; file: string; location?: undefined; headers: Record<string, string>}
  | {status: 301; location: string; headers: Record<string, string>};

/**
 * Resolves a request by the rules that hosts are configured with.
 *
 * @param url path and query of the request, as sent
 * @param accept the `Accept` header of the request
 * @param isFile returns whether the site has a file at this path, which starts with a slash
 */
export function resolveRequest(url: string, rules: HostRules, isFile: (file: string) => boolean, accept = ''): Answer {
  const [encodedPath = '/', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const requested = decodePath(encodedPath);
  const headers = headersFor(requested ?? encodedPath, rules);
  const notFound: Answer = {status: 404, file: rules.notFound, headers};
  const page = meantPage(encodedPath, rules);
  if (page !== undefined && page !== encodedPath) return {status: 301, location: `${page}${search}`, headers};
  if (requested === null || `${withoutEnding(requested)}.html` === rules.notFound) return notFound;

  const moved = redirectFor(requested, rules) ?? cleanPath(requested, isFile);
  if (moved !== null) return {status: 301, location: `${encodeURI(moved)}${search}`, headers};

  const markdown = requested === '/' ? '/index.md' : `${requested}.md`;
  if (prefersMarkdown(accept) && isFile(markdown)) return {status: 200, file: markdown, headers};
  const file = requested === '/' ? '/index.html' : [requested, `${requested}.html`].find(isServable(isFile));
  return file === undefined ? notFound : {status: 200, file, headers};
}

/** The page whose path differs only in case, doubled slashes, or escapes. */
function meantPage(encodedPath: string, {pages}: HostRules): string | undefined {
  const meant = decodeUrl(encodedPath)
    .replace(/\/{2,}/g, '/')
    .toLowerCase();
  return pages.find((page) => decodeUrl(page).toLowerCase() === meant);
}

/** Exact paths come before folders, so the first rule that matches is the right one. */
function redirectFor(requested: string, {redirects}: HostRules): string | undefined {
  const path = requested.replace(/(?<=.)\/$/, '');
  return redirects.find(({from}) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path))?.to;
}

/** `null` for anything that isn't a plain path on this site: broken escapes, backslashes, dots that climb, doubled slashes. */
function decodePath(encoded: string): string | null {
  const decoded = decodeUrl(encoded);
  const isPlain = decoded.startsWith('/') && !/[\\\0%]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded);
  return isPlain ? decoded : null;
}

function isServable(isFile: (file: string) => boolean): (file: string) => boolean {
  return (file) => /\.[a-z0-9]+$/i.test(file) && isFile(file);
}

function withoutEnding(requested: string): string {
  return requested.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The path without `.html`, `/index.html` or a trailing slash, when that one has a page. */
function cleanPath(requested: string, isFile: (file: string) => boolean): string | null {
  const clean = withoutEnding(requested);
  if (clean === requested) return null;
  const page = clean === '/' ? '/index.html' : `${clean}.html`;
  return isFile(page) ? clean : null;
}

function headersFor(requested: string, {headers, defaultCacheControl}: HostRules): Record<string, string> {
  const matching = headers.filter(({path}) =>
    path.endsWith('*') ? requested.startsWith(path.slice(0, -1)) : requested === path,
  );
  return Object.fromEntries([
    ['Cache-Control', defaultCacheControl],
    ...matching.flatMap((rule) => Object.entries(rule.headers)),
  ]);
}
