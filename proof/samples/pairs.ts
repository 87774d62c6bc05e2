import type {CallPane} from 'docs-corpus';
import type {Sample} from '../types';
import {decodeUrl} from '../../src/lib/decodeUrl';
import {isHttpResponse, parseHttpRequest, HttpMessageError} from '../../src/request-code/httpMessage';
import {callKind, isOfCodemod} from './kinds';
import {APP_URL, curlCalls} from './shell';

/** A sample that is being built, with additional data for pairing. */
export interface Draft extends Omit<Sample, 'hash' | 'scope' | 'tutorial' | 'requests' | 'responses' | 'inputs'> {
  pane: CallPane | null;
  requests: string[];
  responses: string[];
  inputs: string[];
}

/**
 * Pairs responses with requests: in an `<ApiCall>` by position, elsewhere by order in the section. A JSON fence without a title
 * is the response to the last call before it, and to equivalent calls: those in other tabs, and the same request in another
 * form right before it. The result of a codemod is paired with its input.
 *
 * @param section samples of one section, in the order of the page
 */
export function pair(section: readonly Draft[]): void {
  for (const [index, sample] of section.entries()) {
    if (sample.hints.after) {
      const before = section
        .slice(0, index)
        .filter(({kind, hints}) => kind === 'fence' && hints.codemod !== undefined)
        .at(-1);
      if (before && before.responses.length === 0) link(sample, [before]);
    } else if (sample.pane?.role === 'response') {
      link(sample, callsOfPane(section, sample.pane.call));
    } else if (isVariables(sample)) {
      const call = section
        .slice(0, index)
        .filter((other) => isCall(other) && isInSameTabs(other, sample))
        .at(-1);
      if (call) linkInput(sample, [call, ...sameCalls(section, call)]);
    } else if (isResponse(sample)) {
      const call = section
        .slice(0, index)
        .filter((other) => isCall(other) && isInSameTabs(other, sample))
        .at(-1);
      if (call && call.responses.length === 0) link(sample, [...sameCalls(section, call), call]);
    }
  }
}

function isCall(sample: Draft): boolean {
  return callKind(sample) !== null && sample.pane?.role !== 'response';
}

function isResponse(sample: Draft): boolean {
  const {kind, lang, title, text, pane, hints} = sample;
  if (kind !== 'fence' || pane || isOfCodemod(sample) || hints.runner !== undefined || hints.noProof !== undefined) return false;
  return (lang === 'json' && (title === null || /^response\b/i.test(title))) || (lang === 'http' && isHttpResponse(text));
}

function isVariables({lang, title}: Draft): boolean {
  return lang === 'json' && /^variables$/i.test(title ?? '');
}

/** A response in a tab belongs to a call in the same tab, or in the text around the tabs. */
function isInSameTabs(call: Draft, response: Draft): boolean {
  return call.variants.every((tab, depth) => {
    const other = response.variants[depth];
    return other?.group !== tab.group || other.value === tab.value;
  });
}

function callsOfPane(section: readonly Draft[], number: number): Draft[] {
  return section.filter((sample) => sample.pane?.role === 'request' && sample.pane.call === number && isCall(sample));
}

/** Earlier calls that are equivalent for a reader. */
function sameCalls(section: readonly Draft[], call: Draft): Draft[] {
  const tab = call.variants.at(-1);
  const calls = section.slice(0, section.indexOf(call)).filter((other) => isCall(other) && other.responses.length === 0);
  const identity = callIdentity(call);
  const last = calls.at(-1);
  return calls.filter((other) => {
    const otherTab = other.variants.at(-1);
    const isInOtherTab = tab && otherTab?.group === tab.group && otherTab.value !== tab.value && otherTab.place === tab.place;
    return isInOtherTab ?? (other === last && identity !== null && callIdentity(other) === identity);
  });
}

function link(response: Draft, calls: readonly Draft[]): void {
  for (const call of calls) {
    call.responses.push(response.id);
    response.requests.push(call.id);
  }
}

function linkInput(input: Draft, calls: readonly Draft[]): void {
  for (const call of calls) {
    call.inputs.push(input.id);
    input.requests.push(call.id);
  }
}

/** Identical for two samples that send the same request. */
export function callIdentity(sample: Pick<Sample, 'kind' | 'lang' | 'title' | 'text' | 'hints'>): string | null {
  switch (callKind(sample)) {
    case 'http':
      try {
        const {method, path, body} = parseHttpRequest(sample.text);
        return identity(method, path, body);
      } catch (error) {
        if (error instanceof HttpMessageError) return null;
        throw error;
      }
    case 'curl': {
      const [first, ...others] = curlCalls(sample.text) ?? [];
      return first && others.length === 0 ? identity(first.method, first.url.replace(APP_URL, ''), first.body) : null;
    }
    default:
      return null;
  }
}

function identity(method: string, path: string, body: string | null): string {
  return [method, decodeUrl(path), body === null ? '' : canonical(body)].join('\n');
}

function canonical(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}
