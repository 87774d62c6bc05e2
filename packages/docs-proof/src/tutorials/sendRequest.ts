import type {ReceivedResponse, SentRequest} from '../subject';

/** Sends a request to a project, and doesn't follow redirects. */
export async function sendRequest(
  url: string,
  {method, path, headers, body}: Omit<SentRequest, 'as'>,
): Promise<ReceivedResponse> {
  const isText = typeof body === 'string';
  const type: Record<string, string> = body === undefined ? {} : {'content-type': 'application/json'};
  const response = await fetch(url + path, {
    method,
    headers: {...type, ...headers},
    redirect: 'manual',
    ...(body !== undefined && {body: isText ? body : JSON.stringify(body)}),
  });
  const received: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    received[name] = value;
  });
  const text = await response.text();
  return {status: response.status, headers: received, ...(text !== '' && {body: parse(text)})};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
