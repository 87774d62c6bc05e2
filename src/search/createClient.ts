import headingsUrl from '@generated/search/default/headings.json';
import options from '@generated/search/default/options.json';
import textsUrl from '@generated/search/default/texts.json';
import {EmbeddedClient} from './embedded/client';
import {toHitUrl} from './hitUrl';
import {orBuiltIn} from './hosted/orBuiltIn';
import type {SearchClient} from './SearchClient';

let client: Promise<SearchClient> | null = null;
let embeddedClient: SearchClient | null = null;

/** The engine that this site is built with, shared by the modal and the search page. */
export function getSearchClient(): Promise<SearchClient> {
  client ??= createClient();
  client.catch(() => {
    client = null;
  });
  return client;
}

/** The engine for the site's own records, independent of the engine that the search uses. */
export function getEmbeddedClient(): SearchClient {
  const createWorker = (): Worker => new Worker(new URL('./embedded/worker.ts', import.meta.url));
  embeddedClient ??= new EmbeddedClient({
    createWorker,
    headingsUrl: absolute(headingsUrl),
    textsUrl: absolute(textsUrl),
    toUrl: (path) => toHitUrl(path, options) ?? path,
  });
  return embeddedClient;
}

async function createClient(): Promise<SearchClient> {
  if (options.hosted) {
    const {HostedClient} = await import('./hosted/client');
    return orBuiltIn(new HostedClient(options.hosted, (url) => toHitUrl(url, options)), getEmbeddedClient);
  }
  return getEmbeddedClient();
}

/** A worker resolves URLs relative to its own file. */
function absolute(url: string): string {
  return new URL(url, window.location.href).href;
}
