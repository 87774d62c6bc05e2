import {isMixedContent} from './baseUrl';

/** Timeout of a request (ms). */
export const TIMEOUT_MS = 30_000;
/** Maximum number of bytes that are read of a response. */
const READ_LIMIT = 2_000_000;

export interface ReceivedResponse {
  kind: 'response';
  status: number;
  statusText: string;
  /** Time from sending until the last byte that was read. */
  milliseconds: number;
  bytes: number;
  isCut: boolean;
  contentType: string;
  /** JSON is indented. */
  text: string;
}

export interface Failure {
  kind: 'failure';
  reason: 'stopped' | 'timeout' | 'mixed-content' | 'policy' | 'network';
}

/** Why a request was canceled. */
const LATE = 'late';

/** @param stop cancels the request */
export async function send(url: string, token: string, stop: AbortController): Promise<ReceivedResponse | Failure> {
  if (isMixedContent(new URL(url), location.protocol)) return {kind: 'failure', reason: 'mixed-content'};
  const timer = setTimeout(() => stop.abort(LATE), TIMEOUT_MS);
  const policy = watchPolicy();
  try {
    const start = performance.now();
    const response = await fetch(url, {
      headers: token === '' ? {} : {Authorization: `Bearer ${token}`},
      signal: stop.signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const body = await readBody(response);
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      milliseconds: Math.round(performance.now() - start),
      contentType: response.headers.get('Content-Type') ?? '',
      ...body,
    };
  } catch (error) {
    if (stop.signal.aborted) return {kind: 'failure', reason: stop.signal.reason === LATE ? 'timeout' : 'stopped'};
    console.warn('The request of the query builder failed.', error);
    return {kind: 'failure', reason: policy.isViolated() ? 'policy' : 'network'};
  } finally {
    clearTimeout(timer);
    policy.end();
  }
}

/** Detects blocking by the page's Content-Security-Policy, which isn't visible in the error of the request. */
function watchPolicy(): {isViolated: () => boolean; end: () => void} {
  let isViolated = false;
  const note = ({effectiveDirective}: SecurityPolicyViolationEvent): void => {
    isViolated ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    isViolated: () => isViolated,
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

async function readBody(response: Response): Promise<Pick<ReceivedResponse, 'bytes' | 'isCut' | 'text'>> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    bytes += chunk.value.length;
    text += decoder.decode(chunk.value, {stream: true});
    if (bytes < READ_LIMIT) continue;
    await reader?.cancel();
    return {bytes, isCut: true, text};
  }
  return {bytes, isCut: false, text: indented(text + decoder.decode())};
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
