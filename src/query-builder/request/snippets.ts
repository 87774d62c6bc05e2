import type {JsonObject} from '../json';
import {literal} from './literal';
import {encodedQuery, STRINGIFY_OPTIONS} from './queryString';
import {requestUrl} from './requestUrl';

export interface CallParts {
  base: URL;
  /** Of the endpoint, encoded. */
  path: string;
  query: JsonObject;
  /** Whether the server wants a token. The token itself is in no snippet. */
  hasToken: boolean;
}

/** Forms in which a request can be copied. */
export const FORMS = ['URL', 'fetch', 'qs', 'curl'] as const;
export type Form = (typeof FORMS)[number];

const PLACEHOLDER = 'YOUR_API_TOKEN';

const RESPONSE = `
if (!response.ok) throw new Error(\`Strapi answered \${response.status}: \${await response.text()}\`);
const { data, meta } = await response.json();`;

export function snippet(form: Form, call: CallParts): string {
  const {base, path, query} = call;
  const url = requestUrl(base, path, encodedQuery(query));
  switch (form) {
    case 'URL':
      return url;
    case 'fetch':
      return `const response = await fetch(\n  ${literal(url)}${fetchOptions(call)},\n);${RESPONSE}`;
    case 'qs':
      return qsCode(call);
    case 'curl':
      return `curl -g ${shellQuoted(url)}${call.hasToken ? ` \\\n  -H ${shellQuoted(`Authorization: Bearer ${PLACEHOLDER}`)}` : ''}`;
  }
}

function qsCode(call: CallParts): string {
  const address = requestUrl(call.base, call.path, '').replaceAll(/[`\\]|\$(?=\{)/g, '\\$&');
  const options = literal({...STRINGIFY_OPTIONS});
  return `import qs from 'qs';

const query = qs.stringify(
  ${literal(call.query, 2)},
  ${options},
);

const response = await fetch(\`${address}?\${query}\`${fetchOptions(call)});${RESPONSE}`;
}

function fetchOptions({hasToken}: CallParts): string {
  return hasToken ? `, { headers: { Authorization: 'Bearer ${PLACEHOLDER}' } }` : '';
}

/** In single quotes, a shell leaves everything alone but a single quote. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
