import {startStandIn} from './standIn';
import type {Service} from './types';

/** The client that the bookshop is. It protects nothing: the provider listens on 127.0.0.1. */
const client = {OIDC_CLIENT_ID: 'bookshop', OIDC_CLIENT_SECRET: 'bookshop-oidc-secret-for-development-only'};

/** An OpenID provider where people sign in without a form: `proof/cms/services/oidc.mjs`. */
export const oidc: Service = {
  name: 'oidc',
  missing: () => undefined,
  async start() {
    const {url, stop} = await startStandIn('oidc', client);
    return {
      env: {...client, OIDC_ISSUER: `${url}/realms/bookshop`, OIDC_ORIGIN: url, OIDC_WALK_URL: `${url}/walk`},
      // Each walk is a browser of its own: no one stays signed in.
      reset: () => Promise.resolve(),
      stop,
    };
  },
};
