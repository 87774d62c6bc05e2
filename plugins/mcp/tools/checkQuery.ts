import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {explain, type Part, type QueryDiagnostic} from '../../../src/query-builder/explain';
import {explainEndpoint} from '../../../src/query-builder/explain/endpoint';
import {readEndpoint} from '../../../src/query-builder/request/endpoint';
import {queryOf} from '../../../src/query-builder/request/queryString';
import {parseQuery} from '../../../src/query-builder/text/parseQuery';
import {unknownArgument, words} from '../arguments';
import {fault, text} from '../responses';
import {READS_ONLY} from './annotations';

export function addCheckQuery(server: McpServer): void {
  server.registerTool(
    'check_query',
    {
      title: 'Check a REST query',
      description:
        'Says what each parameter of a REST request means to Strapi 5, and which ones it rejects or ignores. Sends nothing. Takes a URL, a query string, or the object for qs.',
      inputSchema: z.strictObject(
        {query: words('query', '{"query": "/api/books?filters[price][$lt]=10"}', 1)},
        unknownArgument('"query"'),
      ),
      annotations: READS_ONLY,
    },
    ({query}) => {
      const request = readRequest(query);
      if (request.fault !== undefined) return fault(request.fault);
      const {endpoint, parameters} = request;
      const faults = endpoint === null ? [] : explainEndpoint(endpoint).map(formatFinding);
      const parts = explain(parameters, endpoint?.kind ?? 'list').map(formatPart);
      if (parts.length === 0 && faults.length === 0) return text('There is no query. The endpoint returns its defaults.');
      return text([...faults, ...parts].join('\n'));
    },
  );
}

type Request =
  | {endpoint: ReturnType<typeof readEndpoint> | null; parameters: Parameters<typeof explain>[0]; fault?: undefined}
  | {fault: string};

/** Parses a pasted request: with its method, as an argument of `curl`, as a query string, or as an object. */
function readRequest(pasted: string): Request {
  const written = pasted
    .replace(/^curl\s+(?:-\S+\s+)*/i, '')
    .replace(/^GET\s+/i, '')
    .replace(/^["'`]|["'`].*$/gs, '')
    .trim();
  const source = pasted.trim().startsWith('{') ? pasted : null;
  const isBare = source === null && !/^(?:https?:\/\/|\/|api\/)/i.test(written);
  const endpoint = source === null && !isBare ? readEndpoint(written) : null;
  const search = endpoint === null ? written.replace(/^\?/, '') : (endpoint.search ?? '');
  const {query, fault: unreadable} = parseQuery(source ?? queryOf(search));
  if (query === undefined) return {fault: [unreadable.message, unreadable.hint].filter(Boolean).join(' ')};
  return {endpoint, parameters: query};
}

function formatPart({name, value, meaning, findings}: Part): string {
  return [
    `- \`${name}${value === null ? '' : `=${value}`}\`: ${meaning}`,
    ...findings.map((finding) => `  ${formatFinding(finding)}`),
  ].join('\n');
}

function formatFinding({level, text: told, to}: QueryDiagnostic): string {
  return `- ${level === 'error' ? 'Error' : 'Note'}: ${told}${to === undefined ? '' : ` (${to})`}`;
}
