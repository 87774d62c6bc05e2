import {createHash} from 'node:crypto';

/** Origins or URLs that a configured service must load. */
export interface PolicyOrigins {
  script?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  frame?: readonly string[];
}

/** What a page needs that the others don't. */
export interface WiderPolicy {
  /** The live playground compiles what the reader types with `new Function`. */
  allowEval: boolean;
  /** For the page of the query builder, which sends requests to the reader's own server. */
  allowAnyConnection: boolean;
}

export interface PolicySources extends WiderPolicy {
  /** Contents of the inline scripts in the pages. */
  inlineScripts: Iterable<string>;
  /** Origins of each configured service. */
  origins: readonly PolicyOrigins[];
}

/** The strictest policy that pages work with. It allows the site's own files, and inline scripts by hash. */
export function contentSecurityPolicy({inlineScripts, origins, allowEval, allowAnyConnection}: PolicySources): string {
  const hashes = [...inlineScripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
  const all = (kind: keyof PolicyOrigins): string[] => origins.flatMap((service) => service[kind] ?? []);
  const frames = all('frame');
  const directives: Record<string, string[]> = {
    // Firefox uses it for prefetched pages. All other requests have a directive of their own.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...all('script'), ...(allowEval ? ["'unsafe-eval'"] : [])],
    // Style attributes color code blocks and diagrams.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...all('image')],
    // Each page contains the text font.
    'font-src': ["'self'", 'data:'],
    'connect-src': [...connectSources(origins), ...(allowAnyConnection ? ['https:', 'http:'] : [])],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The part of the policy in the HTML of each page, for hosts that send no headers. If there are several policies, all of them apply. */
export function connectPolicy(origins: readonly PolicyOrigins[]): string {
  return `connect-src ${connectSources(origins).join(' ')}`;
}

function connectSources(origins: readonly PolicyOrigins[]): string[] {
  return ["'self'", ...origins.flatMap(({connect = []}) => connect)];
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="?application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/** Contents of the inline scripts that a browser runs. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, body]) => (body ? [body] : []));
}
