import path from 'node:path';
import {transform, type Loader} from 'esbuild';
import {parse as parseGraphql} from 'graphql';
import type {Code, Root} from 'mdast';
import {parseFragment} from 'parse5';
import sax from 'sax';
import {parse as parseToml} from 'smol-toml';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {dockerfile} from 'docs-proof/runners/data/dockerfile';
import {diff, env, http, ini, json, jsonWithComments, sql, yaml, type SyntaxFault} from 'docs-proof/runners/data/parsers';
import {parseShownJson} from 'docs-proof/compare/shownJson';
import {parseMeta, type Meta} from '../../proof/fenceWords';
import {isHttpResponse, parseHttpRequest, parseHttpResponse} from 'docs-corpus/httpMessage';
import type {Fault} from './finding';

type Parser = (text: string, meta: Meta) => SyntaxFault[] | Promise<SyntaxFault[]>;

const PARSERS: Readonly<Record<string, Parser>> = {
  css: script('css'),
  diff,
  docker: dockerfile,
  graphql: (text) => thrown(() => parseGraphql(text)),
  html,
  http: httpMessage,
  ini,
  js: script('jsx'),
  json: shownJson,
  jsx: script('jsx'),
  sql,
  ts: script('ts'),
  tsx: script('tsx'),
  xml,
  yaml,
};

/** Files whose name says what they are, whatever their fence is colored as; `null` for those that no parser here reads. */
const FILES: readonly (readonly [RegExp, Parser | null])[] = [
  [/\.(?:astro|vue|svelte)$/, null],
  [/^\.env(?:\.|$)/, env],
  [/^tsconfig\b.*\.json$/, jsonWithComments],
  [/\.json$/, json],
  [/\.ya?ml$/, yaml],
  [/\.toml$/, toml],
];

/** Parses the fences whose language can be read without a CMS. Those that are meant to be wrong say so: `fails="…"`, `noProof="…"`. */
export async function checkFenceSyntax(root: Root): Promise<Fault[]> {
  const fences: Code[] = [];
  visit(root, 'code', (node) => void fences.push(node));
  return (await Promise.all(fences.map(syntaxFaults))).flat();
}

async function syntaxFaults({lang, meta: words, value, position}: Code): Promise<Fault[]> {
  const meta = parseMeta(words ?? '');
  const {fails, noProof} = meta.hints;
  const parser = parserOf(lang ?? '', meta);
  if (!parser || fails !== undefined || noProof !== undefined) return [];
  const faults = await parser(value, meta);
  return faults.slice(0, 1).map(({line, message}) => ({
    line: (position?.start.line ?? 1) + (line === undefined ? 0 : line + 1),
    reason: `the fence isn't valid ${path.posix.basename(meta.title ?? lang ?? '')}: ${firstLine(message)}`,
    fix: 'Correct it, or say after its language that it is meant to be wrong: fails="…", or noProof="pseudo"',
  }));
}

function parserOf(lang: string, {title}: Meta): Parser | null {
  const name = path.posix.basename(title ?? '');
  const file = FILES.find(([pattern]) => pattern.test(name));
  // What a command prints, or how a file is edited, can be titled with its name.
  const isFile = file !== undefined && !['diff', 'http', 'js', 'ts'].includes(lang);
  return isFile ? file[1] : (PARSERS[lang] ?? null);
}

/** Parses an excerpt of a settings file, which shows keys or items, as the content of an object or a list. */
function script(loader: Loader): Parser {
  return async (text, {hints}) => {
    if (!hints.excerpt) return transformFaults(text, loader);
    const [asObject, asList] = await Promise.all([
      transformFaults(`({\n${text}\n})`, loader, 1),
      transformFaults(`([\n${text}\n])`, loader, 1),
    ]);
    return asList.length === 0 ? [] : asObject;
  };
}

const failure = z.object({errors: z.array(z.object({text: z.string(), location: z.object({line: z.number()}).nullable()}))});

async function transformFaults(text: string, loader: Loader, linesAbove = 0): Promise<SyntaxFault[]> {
  try {
    const {warnings} = await transform(text, {loader, jsx: 'preserve', target: 'esnext', logLevel: 'silent'});
    // CSS has no errors: browsers skip what they can't read.
    return loader === 'css' ? warnings.map(toFault) : [];
  } catch (error) {
    return failure.parse(error).errors.map(toFault);
  }

  function toFault({text: message, location}: {text: string; location: {line: number} | null}): SyntaxFault {
    return {message, ...(location && {line: location.line - 1 - linesAbove})};
  }
}

/** JSON of a response, where `...` stands for what the page leaves out. */
function shownJson(text: string): SyntaxFault[] {
  const faults = json(text);
  return faults.length > 0 && /\.\.\.|…/.test(text) ? thrown(() => parseShownJson(text)) : faults;
}

/** Also the body, if it is JSON. */
function httpMessage(text: string): SyntaxFault[] {
  const faults = http(text);
  if (faults.length > 0) return faults;
  const {body} = isHttpResponse(text) ? parseHttpResponse(text) : parseHttpRequest(text);
  if (body === null || !/^[{[]/.test(body)) return [];
  const linesAbove = text.slice(0, text.lastIndexOf(body)).split('\n').length - 1;
  return shownJson(body).map(({line = 0, message}) => ({line: line + linesAbove, message}));
}

function html(text: string): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  parseFragment(text, {onParseError: ({code, startLine}) => faults.push({line: startLine - 1, message: code})});
  return faults;
}

function xml(text: string): SyntaxFault[] {
  const parser = sax.parser(true);
  return thrown(() => parser.write(text).close());
}

function toml(text: string): SyntaxFault[] {
  return thrown(() => parseToml(text));
}

const place = z.union([
  z.object({locations: z.tuple([z.object({line: z.number()})])}).transform(({locations: [{line}]}) => line - 1),
  z.object({line: z.number()}).transform(({line}) => line - 1),
]);

function thrown(parse: () => unknown): SyntaxFault[] {
  try {
    parse();
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The parser of XML tells the line, from 0, in its message.
    const line = place.safeParse(error).data ?? /^Line: (\d+)$/m.exec(message)?.[1];
    return [{message, ...(line !== undefined && {line: Number(line)})}];
  }
}

function firstLine(message: string): string {
  const short = message.replace(/ in JSON at position .*$|, [".].* is not valid JSON$/s, '');
  return short.split('\n')[0] ?? '';
}
