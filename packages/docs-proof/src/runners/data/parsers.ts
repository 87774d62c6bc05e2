import {createRequire} from 'node:module';
import path from 'node:path';
import {parseEnv} from 'node:util';
import ts from 'typescript';
import {parseAllDocuments, parseDocument} from 'yaml';
import * as z from 'zod';
import {HttpMessageError, parseHttpRequest, parseHttpResponse, isHttpResponse} from 'docs-corpus/httpMessage';

/** An error from a parser. */
export interface SyntaxFault {
  /** 0-based, if the parser reports it. */
  line?: number;
  message: string;
}

/** The parser of a language is an optional package that isn't installed. */
export class MissingParserError extends Error {
  override name = 'MissingParserError';
}

/** @throws {MissingParserError} */
async function load<Module>(name: string, importIt: () => Promise<Module>): Promise<Module> {
  try {
    return await importIt();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code)))) throw error;
    throw new MissingParserError(`the package ${name} isn't installed`, {cause: error});
  }
}

export type Parser = (text: string, packages: string) => SyntaxFault[] | Promise<SyntaxFault[]>;

export function json(text: string): SyntaxFault[] {
  const faults = thrown(() => JSON.parse(text), positionOf(text));
  // JSON.parse accepts duplicate keys.
  const {errors} = parseDocument(text, {version: '1.2', strict: true});
  const twice = errors.filter(({code}) => code === 'DUPLICATE_KEY');
  return [...faults, ...(faults.length === 0 ? twice.map(yamlFault) : [])];
}

/** JSON with comments, as in `tsconfig.json`. */
export function jsonWithComments(text: string): SyntaxFault[] {
  const {error} = ts.parseConfigFileTextToJson('tsconfig.json', text);
  return error ? [{message: ts.flattenDiagnosticMessageText(error.messageText, '\n')}] : [];
}

export function yaml(text: string): SyntaxFault[] {
  return parseAllDocuments(text).flatMap(({errors}) => errors.map(yamlFault));
}

function yamlFault({message, linePos}: {message: string; linePos?: [{line: number}, ...unknown[]]}): SyntaxFault {
  const [first = ''] = message.split('\n');
  return linePos ? {line: linePos[0].line - 1, message: first} : {message: first};
}

const VARIABLE = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=/;

/** Environment variables, as dotenv reads them. */
export function env(text: string): SyntaxFault[] {
  const oneLine = text.replace(/=[ \t]*(["'`])[\s\S]*?\1/g, (value) => `=quoted${'\n'.repeat(value.split('\n').length - 1)}`);
  const values = parseEnv(text);
  return oneLine.split('\n').flatMap((content, line): SyntaxFault[] => {
    if (/^\s*(?:#.*)?$/.test(content)) return [];
    if (!VARIABLE.test(content))
      return oneLine.split('\n')[line - 1]?.endsWith('quoted')
        ? []
        : [{line, message: `"${content}" isn't a variable. Write NAME=value.`}];
    const [, name = '', value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/.exec(content) ?? [];
    // dotenv would truncate a password that contains #.
    return /\S#/.test(value) ? [{line, message: `"${name}" is read as "${values[name] ?? ''}". Put its value in quotes.`}] : [];
  });
}

/** `.dockerignore` and `.gitignore`: one pattern per line. */
export function ignored(text: string): SyntaxFault[] {
  return text.split('\n').flatMap((content, line): SyntaxFault[] => {
    if (/^\s*$|^#/.test(content)) return [];
    if (/\s#/.test(content)) return [{line, message: 'A comment needs its own line: here it is part of the pattern'}];
    return /\s$|^\.\//.test(content) ? [{line, message: `"${content}" matches nothing: remove the space or the leading ./`}] : [];
  });
}

export function ini(text: string): SyntaxFault[] {
  return text
    .split('\n')
    .flatMap((content, line): SyntaxFault[] =>
      /^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[^=\s[][^=]*=)/.test(content)
        ? []
        : [{line, message: `"${content}" is neither [section] nor key=value.`}],
    );
}

/** Checks SQL with PostgreSQL's own parser. */
export async function sql(text: string): Promise<SyntaxFault[]> {
  const {parse} = await load('libpg-query', () => import('libpg-query'));
  try {
    await parse(text);
    return [];
  } catch (error) {
    return [{message: messageOf(error)}];
  }
}

export function diff(text: string): SyntaxFault[] {
  const lines = text.split('\n');
  const strange = lines.flatMap((content, line): SyntaxFault[] =>
    /^(?:$|[ +\-\\]|@@ |diff |index )/.test(content) ? [] : [{line, message: `"${content}" doesn't start with a space, + or -.`}],
  );
  const changes = lines.some((line) => /^[+-](?![+-]{2} )/.test(line));
  return changes ? strange : [...strange, {message: 'No line starts with + or -, so nothing changes.'}];
}

export async function mermaid(text: string): Promise<SyntaxFault[]> {
  const [{default: parser}, {default: purifier}] = await Promise.all([
    load('mermaid', () => import('mermaid')),
    load('dompurify', () => import('dompurify')),
  ]);
  // Mermaid sanitizes labels with a browser's document, which syntax checks don't need.
  Object.assign(purifier, {addHook: () => undefined, sanitize: (label: string) => label});
  try {
    await parser.parse(text);
    return [];
  } catch (error) {
    const message = messageOf(error);
    return [{message, ...lineIn(/line (\d+)/i, message)}];
  }
}

/** HTTP messages that aren't sent. */
export function http(text: string): SyntaxFault[] {
  try {
    if (isHttpResponse(text)) parseHttpResponse(text);
    else parseHttpRequest(text);
    return [];
  } catch (error) {
    if (error instanceof HttpMessageError) return [{message: error.message}];
    throw error;
  }
}

/** Type definitions. @param packages folder from which the GraphQL parser is resolved */
export async function graphqlTypes(text: string, packages: string): Promise<SyntaxFault[]> {
  const require = createRequire(path.join(packages, 'package.json'));
  const graphql = await load('graphql', () => Promise.resolve<unknown>(require('graphql')));
  const {parse} = z.object({parse: z.custom<(source: string) => unknown>((value) => typeof value === 'function')}).parse(graphql);
  return thrown(
    () => parse(text),
    () => ({}),
  );
}

function thrown(parse: () => unknown, where: (message: string) => {line?: number}): SyntaxFault[] {
  try {
    parse();
    return [];
  } catch (error) {
    const message = messageOf(error);
    return [{message, ...where(message)}];
  }
}

function positionOf(text: string): (message: string) => {line?: number} {
  return (message) => {
    const position = /position (\d+)/.exec(message)?.[1];
    return position === undefined ? {} : {line: text.slice(0, Number(position)).split('\n').length - 1};
  };
}

function lineIn(pattern: RegExp, message: string): {line?: number} {
  const line = pattern.exec(message)?.[1];
  return line === undefined ? {} : {line: Number(line) - 1};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
