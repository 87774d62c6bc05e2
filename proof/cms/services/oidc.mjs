/**
 * An OpenID provider on 127.0.0.1 that stands in for Keycloak, Okta, and others. People sign in without a form, so that a note
 * can walk through a whole sign-in. Prints `ready PORT`.
 *
 *     node oidc.mjs CLIENT_ID CLIENT_SECRET
 *
 * Its URLs are those of a Keycloak realm and of an Okta authorization server, so that code written for these two runs unchanged.
 */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { ACCOUNTS, PERSON_HEADER } from './oidc-accounts.mjs';
import { walk } from './oidc-browser.mjs';

const [, , clientId, clientSecret] = process.argv;

const REALM = '/realms/bookshop';
const OKTA = '/oauth2/default/v1';

/** Where Strapi receives people back: of the admin panel, and of Users & Permissions. */
const CALLBACK_PATH = /^\/(?:admin\/connect\/[\w-]+|api\/connect\/[\w-]+\/callback)$/;

/** Endpoints of Okta, and the endpoints of the realm that they stand for. */
const ALIASES = {
  [`${OKTA}/authorize`]: `${REALM}/protocol/openid-connect/auth`,
  [`${OKTA}/token`]: `${REALM}/protocol/openid-connect/token`,
  [`${OKTA}/userinfo`]: `${REALM}/protocol/openid-connect/userinfo`,
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const origin = `http://127.0.0.1:${port}`;
  const provider = createProvider(`${origin}${REALM}`);
  const respond = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/walk') return void sendWalk(url, origin, response);
    if (url.pathname.startsWith('/sign-in/')) return void signIn(provider, request, response);
    const path = ALIASES[url.pathname] ?? url.pathname;
    if (!path.startsWith(`${REALM}/`) && path !== REALM) return void response.writeHead(404).end();
    // The provider is mounted below the realm, and builds its own URLs from this.
    request.originalUrl = `${path}${url.search}`;
    request.url = `${path.slice(REALM.length) || '/'}${url.search}`;
    return void respond(request, response);
  });
  console.log(`ready ${port}`);
});

function createProvider(issuer) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // Passport strategies and grant send the secret in the body.
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://127.0.0.1:1337/admin/connect/oidc'],
      },
    ],
    routes: {
      authorization: '/protocol/openid-connect/auth',
      token: '/protocol/openid-connect/token',
      userinfo: '/protocol/openid-connect/userinfo',
      jwks: '/protocol/openid-connect/certs',
      end_session: '/protocol/openid-connect/logout',
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'groups'],
    },
    features: { devInteractions: { enabled: false } },
    // Those that don't send a challenge are served, too: passport-openidconnect can't.
    pkce: { required: () => false },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    cookies: { keys: ['a stand-in has no secrets'] },
    findAccount: (_context, id) => {
      const claims = ACCOUNTS[id];
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
    loadExistingGrant: grantEverything,
  });
  // The bookshop listens on another port each time.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const { hostname, pathname } = new URL(uri);
    return ['localhost', '127.0.0.1'].includes(hostname) && CALLBACK_PATH.test(pathname);
  };
  return provider;
}

/** No one is asked for consent. */
async function grantEverything({ oidc: { provider, client, session, params } }) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(params.scope);
  await grant.save();
  return grant;
}

/** What the sign-in page of a real provider does after the form is sent. `nobody` is the person who clicks Cancel. */
async function signIn(provider, request, response) {
  const { params } = await provider.interactionDetails(request, response);
  const person = request.headers[PERSON_HEADER] ?? params.login_hint ?? 'noor';
  const result =
    person in ACCOUNTS
      ? { login: { accountId: person } }
      : { error: 'access_denied', error_description: 'The person did not sign in.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** `/walk?url=…&person=…&stop=…`: opens the URL as a browser does, and tells where it led. */
async function sendWalk({ searchParams }, origin, response) {
  const url = searchParams.get('url');
  let answer;
  try {
    if (!url) throw new Error('The parameter "url" is missing: /walk?url=http://…');
    answer = await walk({ url, stop: searchParams.get('stop'), person: searchParams.get('person'), origin });
  } catch (error) {
    answer = { error: String(error) };
  }
  response.writeHead('error' in answer ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
