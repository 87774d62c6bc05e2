import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {contentTypeOf, hasCharset, isCompressible} from '../../plugins/host-rules/contentTypes';
import type {HostRules} from '../../plugins/host-rules/types';
import {resolveRequest} from './resolveRequest';

const compress = promisify(brotliCompress);

/** `smallest` is what hosts use that compress at upload; `quick` takes a fiftieth of its time, for those who wait. */
export type Compression = 'smallest' | 'quick';

const BROTLI_QUALITY: Record<Compression, number> = {smallest: constants.BROTLI_MAX_QUALITY, quick: 5};

interface CachedFile {
  body: Buffer;
  brotli: Buffer | null;
  etag: string;
}

/**
 * A static server that applies the site's host rules as a production host does: clean URLs, redirects,
 * headers, brotli, revalidation and the 404 page. Files are kept in memory, compressed once, so restart it after a build.
 *
 * @param root folder of the built files
 */
export function createStaticServer(root: string, rules: HostRules, compression: Compression): Server {
  const cache = new Map<string, CachedFile>();

  async function load(file: string): Promise<CachedFile> {
    const cached = cache.get(file);
    if (cached) return cached;
    const body = await readFile(path.join(root, file));
    const brotli = isCompressible(contentTypeOf(file))
      ? await compress(body, {params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[compression]}})
      : null;
    const loaded = {body, brotli, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`};
    cache.set(file, loaded);
    return loaded;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const resolved = resolveRequest(
      request.url ?? '/',
      rules,
      (file) => existsSync(path.join(root, file)),
      request.headers.accept,
    );
    for (const [name, value] of Object.entries(resolved.headers)) response.setHeader(name, value);
    if (resolved.location !== undefined) {
      response.writeHead(resolved.status, {Location: resolved.location}).end();
      return;
    }
    const {body, brotli, etag} = await load(resolved.file);
    const type = contentTypeOf(resolved.file);
    response.setHeader('Content-Type', hasCharset(type) ? `${type}; charset=utf-8` : type);
    response.setHeader('ETag', etag);
    // Only pages have Markdown. A browser prefetches with another Accept header, and would ask again for a file that depends on it.
    const varies = [...(resolved.file.startsWith('/assets/') ? [] : ['Accept']), ...(brotli ? ['Accept-Encoding'] : [])];
    if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
    if (resolved.status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const encoded = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? brotli : null;
    if (encoded) response.setHeader('Content-Encoding', 'br');
    const bytes = encoded ?? body;
    response.writeHead(resolved.status, {'Content-Length': bytes.length});
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500, {'Content-Type': 'text/plain'});
      response.end('The server failed. Its console shows why.\n');
    });
  });
}
