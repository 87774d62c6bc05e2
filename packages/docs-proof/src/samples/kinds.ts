import type {CallKind, Sample} from '../types';
import {isHttpResponse} from 'docs-corpus/httpMessage';
import {parseNote} from './note';
import {curlCalls} from './shell';
import type {Conventions} from '../subject';

type Text = Pick<Sample, 'kind' | 'lang' | 'title' | 'text' | 'hints'>;

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'console']);
const SCRIPTS: ReadonlySet<string> = new Set(['ts', 'js', 'typescript', 'javascript', 'mjs', 'cjs']);

/** Path of the sample's file in the app, or `null`: `config/server.ts`. Inputs and results of codemods aren't added to the app. */
export function appFileOf(sample: Pick<Sample, 'hints' | 'title'>, {fileOf}: Conventions): string | null {
  const {hints, title} = sample;
  if (isOfCodemod(sample)) return null;
  return hints.file ?? (title === null ? null : fileOf(title));
}

/** Whether the sample is the input or the result of a codemod, so that it isn't run itself. */
export function isOfCodemod({hints}: Pick<Sample, 'hints'>): boolean {
  return hints.codemod !== undefined || hints.after === true;
}

/** How the sample calls the app, or `null` if it doesn't. */
export function callKindOf(sample: Text, conventions: Conventions): CallKind | null {
  const {kind, lang, text, hints} = sample;
  if (isOfCodemod(sample)) return null;
  if (kind === 'note') return isCallingNote(sample) ? 'note' : null;
  if (appFileOf(sample, conventions) !== null) return null;
  if (lang === 'http') return isHttpResponse(text) ? null : 'http';
  if (SHELLS.has(lang)) return curlCalls(text, conventions.port) ? 'curl' : null;
  if (lang === 'graphql') return isOperation(text) ? 'graphql' : null;
  return SCRIPTS.has(lang) ? conventions.callOfScript({text, hints}) : null;
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
