import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {oidc} from './oidc';
import type {RunningService} from './types';

const walkSchema = z.object({
  status: z.number(),
  url: z.string(),
  query: z.record(z.string(), z.string()),
  hops: z.array(z.unknown()),
});

/** Signs in at the stand-in, and tells where the person is sent back to. */
async function signIn(env: RunningService['env'], person: string, redirectUri = 'http://localhost:4321/admin/connect/keycloak') {
  const url = new URL(`${env.OIDC_ISSUER ?? ''}/protocol/openid-connect/auth`);
  url.search = String(
    new URLSearchParams({
      client_id: env.OIDC_CLIENT_ID ?? '',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      state: 'of the test',
    }),
  );
  const search = new URLSearchParams({url: String(url), stop: '/admin/connect/', person});
  return walkSchema.parse(await (await fetch(`${env.OIDC_WALK_URL ?? ''}?${String(search)}`)).json());
}

describe('oidc', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await oidc.start(mkdtempSync(path.join(tmpdir(), 'proof-oidc-')));
  }, 30_000);
  afterAll(() => service.stop());

  it('sends a person back with a code that buys claims', async () => {
    const {env} = service;
    const {query} = await signIn(env, 'ada');
    expect(query.state).toBe('of the test');
    const token = await fetch(`${env.OIDC_ISSUER ?? ''}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: query.code ?? '',
        client_id: env.OIDC_CLIENT_ID ?? '',
        client_secret: env.OIDC_CLIENT_SECRET ?? '',
        redirect_uri: 'http://localhost:4321/admin/connect/keycloak',
      }),
    });
    const {access_token} = z.object({access_token: z.string(), id_token: z.string()}).parse(await token.json());
    const claims = await fetch(`${env.OIDC_ISSUER ?? ''}/protocol/openid-connect/userinfo`, {
      headers: {authorization: `Bearer ${access_token}`},
    });
    expect(await claims.json()).toMatchObject({
      sub: 'ada',
      email: 'admin@bookshop.example',
      given_name: 'Ada',
      family_name: 'Reader',
    });
  });

  it('sends a person who cancels back with an error', async () => {
    const {query} = await signIn(service.env, 'nobody');
    expect(query).toMatchObject({error: 'access_denied', state: 'of the test'});
  });

  it('refuses a callback URL that Strapi does not have', async () => {
    const {status, hops} = await signIn(service.env, 'ada', 'http://localhost:4321/callback');
    expect(status).toBe(400);
    expect(hops).toHaveLength(1);
  });
});
