import type {HttpRequest} from 'docs-corpus/httpMessage';

/** A command for a POSIX shell. Without -g, curl would interpret brackets in URLs. */
export function curlCode(url: string, {method, headers, body}: Pick<HttpRequest, 'method' | 'headers' | 'body'>): string {
  const isImplied = method === (body === null ? 'GET' : 'POST');
  const command = ['curl', ...(/[[\]{}]/.test(url) ? ['-g'] : []), ...(isImplied ? [] : [`-X ${method}`]), shellQuoted(url)].join(
    ' ',
  );
  const options = Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`);
  return [command, ...options, ...(body === null ? [] : [`-d ${shellQuoted(body)}`])].join(' \\\n  ');
}

/** Quotes text for a shell, where only single quotes are special inside single quotes. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
