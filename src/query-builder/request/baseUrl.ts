import {DEFAULT_BASE_URL} from '../../request-code/defaultBaseUrl';

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/;

export type BaseUrl = {url: URL; fault?: undefined} | {url?: undefined; fault: string};

/** Parses the URL of a server as typed. If empty, uses the URL of a new project. */
export function readBaseUrl(text: string): BaseUrl {
  const typed = text.trim() || DEFAULT_BASE_URL;
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  const host = /^(?:\[[^\]]*\]|[^:/?#]*)/.exec(typed)?.[0] ?? '';
  const pageUrl = hasScheme ? typed : `${OWN_MACHINE.test(host) ? 'http' : 'https'}://${typed}`;
  const url = parsed(pageUrl);
  if (url === null) return {fault: 'This isn’t a URL. Write it like `https://cms.example.com`.'};
  if (!/^https?:$/.test(url.protocol)) return {fault: 'The URL must start with `https://` or `http://`.'};
  if (url.username || url.password)
    return {fault: 'Remove the user name and password from the URL. The token has its own field.'};
  return {url};
}

/** Whether a page on HTTPS can't send requests to this server, because the server uses HTTP. */
export function isMixedContent(url: URL, pageProtocol: string): boolean {
  return pageProtocol === 'https:' && url.protocol === 'http:' && !OWN_MACHINE.test(url.hostname);
}

function parsed(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
