import {createStaticServer} from '../../scripts/serve/server';
import {listen, PRODUCTION_BUILD, serveSite, type RunningSite} from '../../scripts/serve/site';
import type {HostRules} from '../../plugins/host-rules/types';
import {buildOf, type PeerName} from '../peers/build';

export type SiteName = 'ours' | PeerName;

export interface Site extends RunningSite {
  name: SiteName;
  /** Selector of an element that exists after hydration. */
  ready: string;
}

export const HYDRATED = 'html[data-has-hydrated="true"]';

/** Rules for the peers: hosts let browsers cache files with hashed names for a year. */
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

/** Serves our build and those of both peers with the same server and compression. */
export async function serveSites(): Promise<Site[]> {
  const ours = await serveSite(PRODUCTION_BUILD, 0);
  return [{name: 'ours', ready: HYDRATED, ...ours}, await servePeer('stock', HYDRATED), await servePeer('starlight', 'main')];
}

async function servePeer(name: PeerName, ready: string): Promise<Site> {
  return {name, ready, ...(await listen(createStaticServer(buildOf(name), PEER_RULES, 'smallest'), 0))};
}
