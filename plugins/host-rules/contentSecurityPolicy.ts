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
}

/** The strictest policy that the pages run under: own files, and inline scripts by their hash. */
export function contentSecurityPolicy({inlineScripts, origins, allowEval}: PolicySources): string {
  const hashes = [...inlineScripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
  const all = (kind: keyof PolicyOrigins): string[] => origins.flatMap((service) => service[kind] ?? []);
  const frames = all('frame');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...all('script'), ...(allowEval ? ["'unsafe-eval'"] : [])],
    // Code blocks and diagrams are coloured by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...all('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...all('connect')],
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

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="?application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

/** Bodies of the inline scripts of a page that a browser would run. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, body]) => (body ? [body] : []));
}
