import {PERSON_HEADER} from './oidc-accounts.mjs';

/** More redirects than any sign-in needs. */
const MOST_HOPS = 20;

/**
 * Opens a URL, keeps cookies, and follows redirects, like a browser.
 *
 * @param {object} options
 * @param {string} options.url the URL to open
 * @param {string | null} options.stop path prefix: redirects to URLs with this prefix aren't followed
 * @param {string | null} options.person account that signs in at the stand-in
 * @param {string} options.origin origin of the stand-in
 * @returns every URL with its status, and the last one with its body or, if it wasn't followed, its query parameters
 */
export async function walk({url, stop, person, origin}) {
  const cookies = createJar();
  const hops = [];
  let next = new URL(url);
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: {cookie: cookies.of(next), ...(person && next.origin === origin && {[PERSON_HEADER]: person})},
    });
    cookies.keep(next, response);
    hops.push({status: response.status, url: String(next)});
    const location = response.headers.get('location');
    if (!location)
      return {status: response.status, url: String(next), query: queryOf(next), body: await readBody(response), hops};
    await response.body?.cancel();
    next = new URL(location, next);
    if (stop && next.pathname.startsWith(stop)) return {status: response.status, url: String(next), query: queryOf(next), hops};
  }
  throw new Error(`More than ${MOST_HOPS} redirects; the last one goes to ${next}`);
}

/** Cookies by host name, as in browsers: ports share them, `localhost` and `127.0.0.1` don't. */
function createJar() {
  const jars = new Map();
  return {
    of: ({hostname}) => [...(jars.get(hostname) ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
    keep({hostname}, response) {
      const jar = jars.get(hostname) ?? new Map();
      jars.set(hostname, jar);
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = cookie.split(';');
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split('=')[1];
        if (expires && Date.parse(expires) < Date.now()) jar.delete(name);
        else jar.set(name, value);
      }
    },
  };
}

async function readBody(response) {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

function queryOf({searchParams}) {
  return Object.fromEntries(searchParams);
}
