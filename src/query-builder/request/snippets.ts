import {curlCode} from '../../request-code/curlCode';
import {fetchCode} from '../../request-code/fetchCode';
import type {JsonObject} from '../../request-code/json';
import {literal} from '../../request-code/literal';
import {encodedQuery, STRINGIFY_OPTIONS} from './queryString';
import {requestUrl} from './requestUrl';

export interface CallParts {
  base: URL;
  /** Of the endpoint, encoded. */
  path: string;
  query: JsonObject;
  /** Whether the server requires a token. Snippets never contain the token itself. */
  hasToken: boolean;
}

/** Forms in which a request can be copied. */
export const FORMS = ['URL', 'fetch', 'qs', 'curl'] as const;
export type Form = (typeof FORMS)[number];

const PLACEHOLDER = 'YOUR_API_TOKEN';

const RESPONSE = `
if (!response.ok) throw new Error(\`Strapi returned \${response.status}: \${await response.text()}\`);
const { data, meta } = await response.json();`;

export function snippet(form: Form, call: CallParts): string {
  const {base, path, query} = call;
  const url = requestUrl(base, path, encodedQuery(query));
  switch (form) {
    case 'URL':
      return url;
    case 'fetch':
      return `const response = await ${fetchCode(url, getWith(call))};${RESPONSE}`;
    case 'qs':
      return qsCode(call);
    case 'curl':
      return curlCode(url, getWith(call));
  }
}

function qsCode(call: CallParts): string {
  const url = requestUrl(call.base, call.path, '').replaceAll(/[`\\]|\$(?=\{)/g, '\\$&');
  const options = literal({...STRINGIFY_OPTIONS});
  return `import qs from 'qs';

const query = qs.stringify(
  ${literal(call.query, 2)},
  ${options},
);

const response = await fetch(\`${url}?\${query}\`${fetchOptions(call)});${RESPONSE}`;
}

function fetchOptions({hasToken}: CallParts): string {
  return hasToken ? `, { headers: { Authorization: 'Bearer ${PLACEHOLDER}' } }` : '';
}

function getWith({hasToken}: CallParts): {method: string; headers: Record<string, string>; body: null} {
  return {method: 'GET', headers: hasToken ? {Authorization: `Bearer ${PLACEHOLDER}`} : {}, body: null};
}
