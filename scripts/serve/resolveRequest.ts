import {prefersMarkdown} from '../../plugins/host-rules/prefersMarkdown';
import type {HostRules} from '../../plugins/host-rules/types';
import {cleanPath} from '../../src/lib/cleanPath';
import {decodeUrl} from '../../src/lib/decodeUrl';

export type ResolvedRequest =
  | {status: 200 | 404; file: string; location?: undefined; headers: Record<string, string>}
  | {status: 301; location: string; headers: Record<string, string>};

/**
 * Resolves a request by the rules that hosts are configured with.
 *
 * @param url path and query of the request, as sent
 * @param accept the `Accept` header of the request
 * @param isFile returns whether the site has a file at this path, which starts with a slash
 */
export function resolveRequest(url: string, rules: HostRules, isFile: (file: string) => boolean, accept = ''): ResolvedRequest {
  const [encodedPath = '/', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const requested = decodePath(encodedPath);
  const headers = headersFor(requested ?? encodedPath, rules);
  const notFound: ResolvedRequest = {status: 404, file: rules.notFound, headers};
  const clean = decodePath(cleanPath(decodeUrl(encodedPath)));
  if (clean === null || !encodedPath.startsWith('/') || `${clean}.html` === rules.notFound) return notFound;

  const target = meantTarget(clean, rules) ?? fileTarget(clean, requested, isFile);
  if (target !== null && target !== encodedPath) {
    const [path = '', ...anchor] = target.split(/(?=#)/);
    return {status: 301, location: `${path}${search}${anchor.join('')}`, headers};
  }
  if (requested === null) return notFound;

  const markdown = requested === '/' ? '/index.md' : `${requested}.md`;
  if (prefersMarkdown(accept) && isFile(markdown)) return {status: 200, file: markdown, headers};
  const file = requested === '/' ? '/index.html' : [requested, `${requested}.html`].find(isServable(isFile));
  return file === undefined ? notFound : {status: 200, file, headers};
}

/** The page of a clean path in any case, or what replaced it. Exact paths come before folders, so the first rule that matches is the right one. */
function meantTarget(clean: string, {pages, redirects}: HostRules): string | null {
  const lower = clean.toLowerCase();
  const matches = (from: string): boolean =>
    from.endsWith('*') ? lower.startsWith(from.slice(0, -1).toLowerCase()) : from.toLowerCase() === lower;
  const page = pages.find((candidate) => decodeUrl(candidate).toLowerCase() === lower);
  return page ?? redirects.find(({from}) => matches(from))?.to ?? null;
}

/** The clean path of a page that the rules don't list. */
function fileTarget(clean: string, requested: string | null, isFile: (file: string) => boolean): string | null {
  return clean !== requested && isFile(clean === '/' ? '/index.html' : `${clean}.html`) ? encodeURI(clean) : null;
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

/** The last rule that matches sets a header. */
function headersFor(requested: string, {headers, defaultCacheControl}: HostRules): Record<string, string> {
  const matching = headers.filter(({path}) =>
    path.endsWith('*') ? requested.startsWith(path.slice(0, -1)) : requested === path,
  );
  return Object.fromEntries([
    ['Cache-Control', defaultCacheControl],
    ...matching.flatMap((rule) => Object.entries(rule.headers)),
  ]);
}
