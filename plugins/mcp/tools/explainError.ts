import {stripVTControlCharacters} from 'node:util';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {unknownArgument, words} from '../arguments';
import type {Docs} from '../docs';
import {readSection} from '../outline';
import {text} from '../responses';
import {READS_ONLY} from './annotations';
import {formatHit, nothingFound} from './searchDocs';

const HITS = 4;

export function addExplainError(server: McpServer, docs: Docs): void {
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Takes an error message, a response body, or a log with its stack trace, and returns the section about it.',
      inputSchema: z.strictObject(
        {message: words('message', '{"message": "Invalid key title at locale"}', 1)},
        unknownArgument('"message"'),
      ),
      annotations: READS_ONLY,
    },
    async ({message}) => {
      const query = errorText(message);
      const [best, ...others] = await docs.search(query, HITS);
      if (!best) return nothingFound(query);
      const found = docs.find(best.path);
      const section = found?.section ?? found?.page.sections[0];
      const body = found && section ? readSection(found.page, section, false) : '';
      const rest = others.length === 0 ? [] : ['Other sections that may be about it:', others.map(formatHit).join('\n')];
      return text([`From ${best.path}:`, body, ...rest].join('\n\n'));
    },
  );
}

const MAX_LENGTH = 400;
const responseBody = z.object({error: z.object({message: z.string()})});
const STACK_LINE = /^\s*at\s.+/;
const ERROR_LINE = /\berror\b/i;
/** `[2026-11-28 10:00:00.123] error: `, `error: `, `ValidationError: ` */
const LOG_PREFIX = /^\s*(?:\[[^\]]*\]\s*)?(?:(?:error|warn|info|debug|http)\s*:?\s+)?(?:Uncaught\s+)?(?:Error:\s+)?/i;

/** The part of an error that the docs can contain: the message without its stack, time, and colors. */
export function errorText(message: string): string {
  const plain = stripVTControlCharacters(message).trim();
  const json = plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1);
  const body = responseBody.safeParse(parsed(json));
  if (body.success) return body.data.error.message;
  const lines = plain.split(/\r?\n/).filter((line) => line.trim() !== '' && !STACK_LINE.test(line));
  const [line = plain] = [...lines.filter((candidate) => ERROR_LINE.test(candidate)), ...lines];
  return line.replace(LOG_PREFIX, '').slice(0, MAX_LENGTH).trim() || plain.slice(0, MAX_LENGTH);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
