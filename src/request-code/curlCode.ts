import type {HttpRequest} from 'docs-corpus/httpMessage';

/** A command for a POSIX shell. Without -g, curl gives brackets in a URL a meaning of its own. */
export function curlCode(url: string, {method, headers, body}: Pick<HttpRequest, 'method' | 'headers' | 'body'>): string {
  const isImplied = method === (body === null ? 'GET' : 'POST');
  const command = ['curl', ...(/[[\]{}]/.test(url) ? ['-g'] : []), ...(isImplied ? [] : [`-X ${method}`]), shellQuoted(url)].join(
    ' ',
  );
  const options = Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`);
  return [command, ...options, ...(body === null ? [] : [`-d ${shellQuoted(body)}`])].join(' \\\n  ');
}

/** In single quotes, a shell changes nothing but a single quote. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
