import {createHash} from 'node:crypto';

/** What a configured service needs: origins, or addresses whose files may be loaded. */
export interface PolicyOrigins {
  script?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  frame?: readonly string[];
}

export interface PolicySources {
  /** Bodies of the inline scripts that the pages contain. */
  inlineScripts: Iterable<string>;
  /** Of each service. */
  origins: readonly PolicyOrigins[];
  /** The live playground compiles what the reader types with `new Function`. */
  allowEval: boolean;
  /** The query builder asks the reader's own server. Other pages narrow this: see `connectPolicy`. */
  allowAnyConnection: boolean;
}

/** The strictest policy that the pages run under: own files, and inline scripts by their hash. */
export function contentSecurityPolicy({inlineScripts, origins, allowEval, allowAnyConnection}: PolicySources): string {
  const hashes = [...inlineScripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
  const all = (kind: keyof PolicyOrigins): string[] => origins.flatMap((service) => service[kind] ?? []);
  const frames = all('frame');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...all('script'), ...(allowEval ? ["'unsafe-eval'"] : [])],
    // Code blocks and diagrams are colored by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...all('image')],
    // The font of the text is part of each page.
    'font-src': ["'self'", 'data:'],
    'connect-src': [...connectSources(origins), ...(allowAnyConnection ? ['https:', 'http:'] : [])],
    ...(frames.length > 0 && {'frame-src': frames}),
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

/**
 * The part of the policy that a page brings along, in its HTML. A header cannot be narrower for some pages than for others
 * on every host, since hosts join the headers of all rules that match; of several policies, the strictest holds.
 */
export function connectPolicy(origins: readonly PolicyOrigins[]): string {
  return `connect-src ${connectSources(origins).join(' ')}`;
}

function connectSources(origins: readonly PolicyOrigins[]): string[] {
  return ["'self'", ...origins.flatMap(({connect = []}) => connect)];
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="?application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/** Bodies of the inline scripts of a page that a browser would run. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, body]) => (body ? [body] : []));
}
