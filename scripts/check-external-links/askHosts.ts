export type LinkState =
  | {kind: 'works'}
  /** A permanent redirect. */
  | {kind: 'moved'; to: string}
  | {kind: 'broken'; status: number}
  | {kind: 'unreachable'; reason: string};

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'headers'>>;

/** Between two requests to the same host, so that no host is bothered. */
const PAUSE_MS = 1_000;
const TIMEOUT_MS = 15_000;
const PERMANENT = [301, 308];
const TEMPORARY = [302, 303, 307];
/** Hosts return these to programs, but show the page to people. */
const FOR_PEOPLE_ONLY = [401, 403, 405, 429, 999];

/** Asks for each URL once: hosts at the same time, the URLs of a host one after another. */
export async function askHosts(
  urls: readonly string[],
  {fetch, pause}: {fetch: Fetch; pause?: number},
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>();
  const hostOf = (url: string): string => new URL(url).host;
  await Promise.all(
    [...new Set(urls.map(hostOf))].map(async (host) => {
      const ofHost = urls.filter((url) => hostOf(url) === host);
      for (const url of ofHost) {
        states.set(url, await ask(url, fetch));
        if (url !== ofHost.at(-1)) await new Promise((resolve) => setTimeout(resolve, pause ?? PAUSE_MS));
      }
    }),
  );
  return states;
}

async function ask(url: string, fetch: Fetch): Promise<LinkState> {
  try {
    const {status, headers} = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS)});
    const to = headers.get('location');
    if (PERMANENT.includes(status) && to !== null) return {kind: 'moved', to: new URL(to, url).href};
    if (status < 300 || TEMPORARY.includes(status) || FOR_PEOPLE_ONLY.includes(status)) return {kind: 'works'};
    return {kind: 'broken', status};
  } catch (error) {
    return {kind: 'unreachable', reason: causeOf(error)};
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
