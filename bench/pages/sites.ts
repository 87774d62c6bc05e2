import type {AddressInfo} from 'node:net';
import {createStaticServer} from '../../scripts/serve/server';
import {PRODUCTION_BUILD, serveSite} from '../../scripts/serve/site';
import type {HostRules} from '../../plugins/host-rules/types';
import {buildOf, type PeerName} from '../peers/build';

export type SiteName = 'ours' | PeerName;

export interface Site {
  name: SiteName;
  url: string;
  /** Selector of what is there once the page's scripts have taken over. */
  ready: string;
  close: () => Promise<void>;
}

export const HYDRATED = 'html[data-has-hydrated="true"]';

/** What any host does: files with hashed names are kept for a year. */
const PEER_RULES: HostRules = {
  pages: [],
  redirects: [],
  headers: ['/assets/*', '/_astro/*'].map((path) => ({
    path,
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  })),
  defaultCacheControl: 'public, max-age=0, must-revalidate',
  notFound: '/404.html',
};

/** Serves our build and both peers' from the same kind of server, compressed in the same way. */
export async function serveSites(): Promise<Site[]> {
  const ours = await serveSite(PRODUCTION_BUILD, 0);
  return [{name: 'ours', ready: HYDRATED, ...ours}, await servePeer('stock', HYDRATED), await servePeer('starlight', 'main')];
}

async function servePeer(name: PeerName, ready: string): Promise<Site> {
  const server = createStaticServer(buildOf(name), PEER_RULES, 'smallest');
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    name,
    url: `http://localhost:${address.port}`,
    ready,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
