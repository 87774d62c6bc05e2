import type {Sample} from '../../../../proof/types';
import {isHttpResponse} from '../../../../src/request-code/httpMessage';
import {parseNote} from './note';
import {curlCalls} from './shell';

/** How a sample calls the app. Runners use it to select samples. */
export type CallKind = 'http' | 'curl' | 'graphql' | 'fetch' | 'snippet' | 'note';

type Text = Pick<Sample, 'kind' | 'lang' | 'title' | 'text' | 'hints'>;

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'console']);
const SCRIPTS: ReadonlySet<string> = new Set(['ts', 'js', 'typescript', 'javascript', 'mjs', 'cjs']);
const APP_FILE = /^(?:\.?\/)?((?:src\/(?!admin\/|plugins\/[^/]+\/admin\/)|config\/|database\/)\S+\.(?:ts|js|json))$/;

/** Path of the sample's file in the app, or `null`: `config/server.ts`. */
export function appFile(sample: Pick<Sample, 'hints' | 'title'>): string | null {
  return isOfCodemod(sample) ? null : pathInApp(sample);
}

/** The same for code that isn't added to the app: Strapi 4 code, and the results of codemods. */
export function pathInApp({hints, title}: Pick<Sample, 'hints' | 'title'>): string | null {
  return hints.file ?? APP_FILE.exec(title ?? '')?.[1] ?? null;
}

/** Whether the sample is the input or the result of a codemod, so that it isn't run itself. */
export function isOfCodemod({hints}: Pick<Sample, 'hints'>): boolean {
  return hints.codemod !== undefined || hints.after === true;
}

/** How the sample calls the app, or `null` if it doesn't. */
export function callKind(sample: Text): CallKind | null {
  const {kind, lang, text, hints} = sample;
  if (isOfCodemod(sample)) return null;
  if (kind === 'note') return isCallingNote(sample) ? 'note' : null;
  if (appFile(sample) !== null) return null;
  if (lang === 'http') return isHttpResponse(text) ? null : 'http';
  if (SHELLS.has(lang)) return curlCalls(text) ? 'curl' : null;
  if (lang === 'graphql') return isOperation(text) ? 'graphql' : null;
  if (!SCRIPTS.has(lang)) return null;
  if (hints.runner === 'service') return 'snippet';
  if (hints.runner === 'rest') return 'fetch';
  return hints.runner === undefined ? scriptKind(text) : null;
}

export function isScript(lang: string): boolean {
  return SCRIPTS.has(lang);
}

export function isShell(lang: string): boolean {
  return SHELLS.has(lang);
}

function isCallingNote({text, hints}: Text): boolean {
  return ['http', 'graphql', 'snippet', 'boots'].includes(parseNote(text, hints.file !== undefined).call.kind);
}

/** Whether a document contains operations rather than type definitions. */
function isOperation(text: string): boolean {
  return /^(?:query|mutation|subscription|fragment)\b|^\{/.test(text.replace(/^(?:\s*#.*\n)*\s*/, ''));
}

/** Client code sends requests. Server code uses the global `strapi`. */
function scriptKind(text: string): CallKind | null {
  const code = text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  if (/\bfetch\(|from '@strapi\/client'|require\('@strapi\/client'\)/.test(code)) return 'fetch';
  return /\bstrapi\s*\??\.|\bstrapi\(/.test(code) && !/\b(?:export|module\.exports)\b/.test(code) ? 'snippet' : null;
}
