import path from 'node:path';
import {runProgram} from './program';
import type {Service} from './types';

const PROGRAM = path.resolve(import.meta.dirname, '../cms/services/oidc.mjs');

/** The bookshop as a client. Its secret protects nothing, because the provider only listens on 127.0.0.1. */
const client = {id: 'bookshop', secret: 'bookshop-oidc-secret-for-development-only'};

/** An OpenID provider that signs in users without a form. */
export const oidc: Service = {
  name: 'the OpenID provider',
  missing: () => undefined,
  async start(folder) {
    const program = runProgram({command: process.execPath, args: [PROGRAM, client.id, client.secret], folder});
    const [, port = ''] = await program.prints(/^ready (\d+)$/m);
    const url = `http://127.0.0.1:${port}`;
    return {
      env: {
        OIDC_ISSUER: `${url}/realms/bookshop`,
        OIDC_CLIENT_ID: client.id,
        OIDC_CLIENT_SECRET: client.secret,
        OIDC_ORIGIN: url,
        OIDC_WALK_URL: `${url}/walk`,
      },
      // Each sign-in starts without cookies, so no one stays signed in.
      reset: () => Promise.resolve(),
      stop: program.stop,
    };
  },
};
