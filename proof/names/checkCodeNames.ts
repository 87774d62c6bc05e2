import type {Code, Nodes} from 'mdast';
import type {SourceFile} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';
import {unitsOf, type Unit} from '../claims/units';
import type {NameFault} from './checkNames';
import type {CodeFile} from './codeFile';
import {isNameOfCode, memberIn} from './codeNames';
import {headerIn} from './headers';
import {hasName, isCompared, isExcused, isProvable, samplesAndNotes} from './evidence';
import {hasRoute, isRequest} from './routes';
import {suggestion} from './suggestion';
import {wordsIn} from './words';

export interface KnownCode extends Omit<CodeFile, 'names'> {
  names: ReadonlySet<string>;
  /** Words of several parts in the code of the packages and of the bookshop: `findMany`, `app_keys`. */
  words: ReadonlySet<string>;
}

/**
 * Finds names and requests in prose that don't exist in Strapi, JavaScript, the bookshop, or a sample or note of the page: events,
 * operators, error classes, constants, UIDs, codemods, packages of Strapi, headers, routes, and other names of several words.
 */
export function checkCodeNames(source: SourceFile, known: KnownCode): NameFault[] {
  const shown = samplesAndNotes(source.root);
  const ofPage = {
    ...known,
    parsed: samplesAndNotes(source.root, isProvable),
    shown,
    names: new Set([...known.names, ...uidsOfFiles(source.root)]),
    routes: [...known.routes, ...requestsIn(shown)],
  };
  const isOfStrapi4 = ABOUT_STRAPI_4.test(source.file);
  return unitsOf(source)
    .filter((unit) => !isExcused(unit))
    .flatMap((unit) =>
      unit.spans.filter(
        ({kind, text}) => kind === 'code' && !isCompared(unit, text) && !(METHOD.test(text) && isOfMethods(unit)),
      ),
    )
    .filter(({text}) => METHOD.test(text) || !hasName(shown, text))
    .flatMap(({text, line}) => {
      const problem = checkCode(text, ofPage) ?? (isOfStrapi4 ? null : checkWords(text, ofPage));
      return problem ? [{line, ...problem}] : [];
    });
}

const PLACEHOLDER = /^YOUR_/;

/** Pages with words that Strapi 5 no longer has. */
const ABOUT_STRAPI_4 = /^docs\/cms\/migration\//;

type Problem = Omit<NameFault, 'line'>;

type KnownOnPage = KnownCode & {
  /** Notes, and samples that are run. */
  shown: string;
  /** Also samples that are only parsed. */
  parsed: string;
};

function checkCode(text: string, known: KnownOnPage): Problem | null {
  if (isRequest(text)) return checkRequest(text, known);
  if (isNameOfCode(text)) return checkName(text, known.names, known);
  const member = memberIn(text);
  if (member !== null) return checkName(member, known.names, known);
  if (METHOD.test(text)) return checkMethod(text, known);
  if (LOCAL_URL.test(text)) return checkLocalUrl(text, known);
  const header = headerIn(text);
  return header === null ? null : checkHeader(header, known);
}

/** Each word of `strapi.server.httpServer` or `unpublish()` that isn't also a word of the language. */
function checkWords(text: string, known: KnownOnPage): Problem | null {
  if (isNameOfCode(text) || PLACEHOLDER.test(text)) return null;
  const words = wordsIn(text).filter((word) => !hasName(known.parsed, word));
  return words.map((word) => checkName(word, known.words, known)).find((problem) => problem !== null) ?? null;
}

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE)$/;

/** A list of methods, or a sentence about a method that isn't available. */
function isOfMethods({spans}: Unit): boolean {
  return spans.filter(({text}) => METHOD.test(text)).length > 1 || spans.some(({text}) => /n't\b|\bnot?\b/.test(text));
}

/** Pages that name a method without a path are about the API. */
function checkMethod(method: string, {routes}: KnownCode): Problem | null {
  if (routes.some((route) => route.startsWith(`${method} /api/`))) return null;
  return {
    fault: `No API route of the bookshop has the method \`${method}\`.`,
    fix: 'Correct it, or show a request in a sample or a note.',
  };
}

const APP_PORT = '1337';
const LOCAL_URL = /^(?:https?:\/\/)?localhost:\d+(?:[/?#]|$)/;

/** A misspelled port of the app, or a first folder that is neither the app's nor in a sample or note of the page. */
function checkLocalUrl(url: string, {routes, shown}: KnownOnPage): Problem | null {
  const [, port = '', folder = ''] = /localhost:(\d+)(?:\/([\w-]+)(?=[/?#]|$))?/.exec(url) ?? [];
  if (port !== APP_PORT)
    return suggestion(port, [APP_PORT]) === null || shown.includes(port)
      ? null
      : {
          fault: `The app of the docs has the port ${APP_PORT}, not ${port}.`,
          fix: 'Correct it, or show the port in a sample.',
        };
  if (folder === '' || shown.includes(folder) || routes.some((route) => route.split('/')[1] === folder)) return null;
  return {fault: `The app has no route below \`/${folder}\`.`, fix: 'Correct it, or show it in a sample or a note.'};
}

function checkHeader(header: string, {version, headers}: KnownCode): Problem | null {
  if (headers.includes(header)) return null;
  const real = suggestion(header, headers);
  return {
    fault: `Neither a standard nor the code of Strapi ${version} has the header \`${header}\`.`,
    fix:
      real === null
        ? 'Correct it, show it in a sample, or write {/* noProof: example */}.'
        : `Write \`${real}\` if that is meant, or show it in a sample.`,
  };
}

function checkName(name: string, known: ReadonlySet<string>, {version}: KnownCode): Problem | null {
  if (known.has(name) || name in globalThis) return null;
  const real = suggestion(name, [...known]);
  const or = 'show it in a sample that is run.';
  return {
    fault: `Strapi ${version} has nothing called \`${name}\`.`,
    fix: real === null ? `Correct the name, or ${or}` : `Write \`${real}\` if that is meant, or ${or}`,
  };
}

function checkRequest(request: string, {routes}: KnownCode): Problem | null {
  if (hasRoute(request, routes)) return null;
  const [withoutQuery = ''] = request.split('?');
  const real = suggestion(withoutQuery, routes);
  const fix = 'show the request in a sample or a note.';
  return {
    fault: `The bookshop has no route for \`${request}\`.`,
    fix: real === null ? `Correct it, or ${fix}` : `Write \`${real}\` if that is meant, or ${fix}`,
  };
}

/** UIDs of policies and middlewares whose files the page names: `src/policies/is-open.ts` is `global::is-open`. */
function uidsOfFiles(node: Nodes): string[] {
  if (node.type === 'code' || node.type === 'inlineCode') {
    const text = node.type === 'code' ? fileOf(node) : node.value;
    const [, api, name] = /\bsrc\/(?:api\/([\w-]+)\/)?(?:policies|middlewares)\/([\w-]+)\.[jt]s\b/.exec(text) ?? [];
    return name === undefined ? [] : [api === undefined ? `global::${name}` : `api::${api}.${name}`];
  }
  return 'children' in node ? node.children.flatMap(uidsOfFiles) : [];
}

function fileOf({meta}: Code): string {
  const {hints, title} = fenceWords(meta);
  return hints.file ?? title ?? '';
}

/** Requests that are sent, including those that fail, and routes of Enterprise code that a source quotes. */
function requestsIn(shown: string): string[] {
  const sent = shown.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/[^\s"'`]*/g);
  const quoted = shown.matchAll(/path: '(\/[^']+)'/g);
  return [...[...sent].map(([request]) => request), ...[...quoted].map(([, path = '']) => `GET /admin${path}`)];
}
