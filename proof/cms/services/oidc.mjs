/**
 * An OpenID provider on 127.0.0.1 that replaces Keycloak, Okta, and others. Signing in doesn't require a form, so that a sample
 * can run the complete sign-in. Prints `ready PORT`.
 *
 *     node oidc.mjs CLIENT_ID CLIENT_SECRET
 *
 * It has the URLs of a Keycloak realm and of an Okta authorization server, so that code for these two runs unchanged.
 */
import {createServer} from 'node:http';
import Provider from 'oidc-provider';
import {ACCOUNTS, PERSON_HEADER} from './oidc-accounts.mjs';
import {walk} from './oidc-browser.mjs';

const [, , clientId, clientSecret] = process.argv;

const REALM = '/realms/bookshop';
const OKTA = '/oauth2/default/v1';

/** Strapi's callback paths: for the admin panel, and for Users & Permissions. */
const CALLBACK_PATH = /^\/(?:admin\/connect\/[\w-]+|api\/connect\/[\w-]+\/callback)$/;

/** Okta's endpoints, and the corresponding endpoints of the realm. */
const ALIASES = {
  [`${OKTA}/authorize`]: `${REALM}/protocol/openid-connect/auth`,
  [`${OKTA}/token`]: `${REALM}/protocol/openid-connect/token`,
  [`${OKTA}/userinfo`]: `${REALM}/protocol/openid-connect/userinfo`,
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const {port} = server.address();
  const origin = `http://127.0.0.1:${port}`;
  const provider = createProvider(`${origin}${REALM}`);
  const respond = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/walk') return void sendWalk(url, origin, response);
    if (url.pathname.startsWith('/sign-in/')) return void signIn(provider, request, response);
    const path = ALIASES[url.pathname] ?? url.pathname;
    if (!path.startsWith(`${REALM}/`) && path !== REALM) return void response.writeHead(404).end();
    // The provider is mounted below the realm and builds its URLs from this.
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
    features: {devInteractions: {enabled: false}},
    // Requests without a challenge are accepted too, because passport-openidconnect can't send one.
    pkce: {required: () => false},
    interactions: {url: (_context, interaction) => `/sign-in/${interaction.uid}`},
    cookies: {keys: ['a stand-in has no secrets']},
    findAccount: (_context, id) => {
      const claims = ACCOUNTS[id];
      return claims && {accountId: id, claims: () => ({sub: id, ...claims})};
    },
    loadExistingGrant: grantEverything,
  });
  // The bookshop listens on a different port in each run.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const {hostname, pathname} = new URL(uri);
    return ['localhost', '127.0.0.1'].includes(hostname) && CALLBACK_PATH.test(pathname);
  };
  return provider;
}

/** Skips the consent screen. */
async function grantEverything({oidc: {provider, client, session, params}}) {
  const grant = new provider.Grant({clientId: client.clientId, accountId: session.accountId});
  grant.addOIDCScope(params.scope);
  await grant.save();
  return grant;
}

/** What a real provider does after its sign-in form is submitted. `nobody` stands for a click on Cancel. */
async function signIn(provider, request, response) {
  const {params} = await provider.interactionDetails(request, response);
  const person = request.headers[PERSON_HEADER] ?? params.login_hint ?? 'noor';
  const result =
    person in ACCOUNTS
      ? {login: {accountId: person}}
      : {error: 'access_denied', error_description: 'The user canceled the sign-in.'};
  await provider.interactionFinished(request, response, result, {mergeWithLastSubmission: false});
}

/** `/walk?url=…&person=…&stop=…`: opens the URL like a browser and returns the redirects. */
async function sendWalk({searchParams}, origin, response) {
  const url = searchParams.get('url');
  let answer;
  try {
    if (!url) throw new Error('The parameter "url" is missing: /walk?url=http://…');
    answer = await walk({url, stop: searchParams.get('stop'), person: searchParams.get('person'), origin});
  } catch (error) {
    answer = {error: String(error)};
  }
  response.writeHead('error' in answer ? 400 : 200, {'content-type': 'application/json'}).end(JSON.stringify(answer));
}
