import {codeBelow, namesIn, textIn} from '../coverage/list';
import {serverCode} from './codeNames';

/** Headers of the HTTP standards, as Node's HTTP client lists them. */
const STANDARD = 'undici/lib/core/constants.js';

/** Packages outside of `@strapi` that read or set headers. */
const OTHER_CODE = ['koa/lib', '@koa/cors', 'koa2-ratelimit/src'];
const HELMET = 'helmet/index.cjs';

/** A string that looks like a header: in capitals, or with the prefix of headers that no standard has. */
const QUOTED = /['"`]([A-Z][A-Za-z\d]*(?:-[A-Z][A-Za-z\d]*)+|(?:x|strapi|apollo)(?:-[a-z\d]+)+)['"`]/g;

const HEADER = /^([A-Z][A-Za-z\d]*(?:-[A-Z][A-Za-z\d]*)+)(?::(?: .*)?)?$/;

/** The name of the header that code in a text states, in lowercase: `content-type` of `Content-Type: text/html`. */
export function headerIn(text: string): string | null {
  return HEADER.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Headers that the standards define or the server's code names. @param cmsDir absolute path of `proof/cms`, installed */
export function readHeaders(cmsDir: string): string[] {
  const standard = namesIn(cmsDir, STANDARD, /'([\w-]+)'/g, /wellknownHeaderNames = \[([^\]]*)\]/);
  const code = [...serverCode(cmsDir), ...OTHER_CODE.flatMap((folder) => codeBelow(cmsDir, folder)), textIn(cmsDir, HELMET)];
  const quoted = code.flatMap((text) => [...text.matchAll(QUOTED)].map(([, name = '']) => name));
  return [...new Set([...standard, ...quoted].map((name) => name.toLowerCase()))].sort();
}
