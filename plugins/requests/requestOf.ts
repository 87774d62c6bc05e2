import type {Code} from 'mdast';
import {HttpMessageError, isHttpResponse, parseHttpRequest, type HttpRequest} from 'docs-corpus/httpMessage';
import {readFence} from 'docs-corpus/fence';
import {fenceWords} from 'docs-corpus/fenceWords';
import {curlRequest} from './curlRequest';

/** A fence of a page. */
export interface RequestFence extends Pick<Code, 'lang' | 'meta'> {
  text: string;
}

const OPERATION = /^(?:query|mutation|subscription|fragment)\b|^\{/;

/**
 * The request of a fence to the reader's project: an HTTP message, one `curl` command, or a GraphQL query.
 *
 * @returns `null` for a fence that shows something else, or a request that no one can send, such as one to Strapi 4
 */
export function requestOf({lang, meta, text}: RequestFence): HttpRequest | null {
  if (fenceWords(meta).hints.noProof !== undefined) return null;
  const code = readFence(text, meta).code.trim();
  switch (lang) {
    case 'http':
      return isHttpResponse(code) ? null : httpRequest(code);
    case 'graphql':
      return OPERATION.test(code.replace(/^(?:\s*#.*\n)*\s*/, '')) ? graphqlRequest(code) : null;
    case 'bash':
      return curlRequest(code);
    default:
      return null;
  }
}

/** Returns `null` for text that can't be parsed, which the proof reports. */
function httpRequest(code: string): HttpRequest | null {
  try {
    return parseHttpRequest(code);
  } catch (error) {
    if (error instanceof HttpMessageError) return null;
    throw error;
  }
}

/** @param variables those of the query, as JSON */
export function graphqlRequest(query: string, variables?: string): HttpRequest {
  const values: unknown = variables === undefined ? undefined : JSON.parse(variables);
  return {
    method: 'POST',
    path: '/graphql',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query, variables: values}, null, 2),
  };
}
