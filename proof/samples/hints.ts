import {DATABASES, OTHER_SERVICES} from '../services/types';
import {REASONS, type Reason} from '../../plugins/sample-proof/reasons';
import {CALLERS, type Caller, type Hints} from '../types';

/** The words after the language of a fence, or between `proof` and the colon of a note. */
export interface Meta {
  title: string | null;
  hints: Hints;
  /** Errors about unknown words, each with its fix. */
  faults: readonly {fault: string; fix: string}[];
}

/** Words that the site reads: the title, line numbers, and words for the playground. */
const SITE_WORDS: ReadonlySet<string> = new Set(['title', 'showLineNumbers', 'live', 'noInline', 'mdx-code-block']);

const NAMES = [
  'proof',
  'noProof',
  'fails',
  'status',
  'as',
  'part',
  'continue',
  'fresh',
  'empty',
  'database',
  'services',
  'excerpt',
  'generated',
  'file',
  'delete',
  'uncalled',
  'codemod',
  'after',
] as const;
type Name = (typeof NAMES)[number];

/** `{1,3-5}`, `key`, `key=word`, `key="text"`, `key='text'`, `key={404}` */
const WORD = /\{[\d\s,-]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?|\S+/g;

/** @param runners valid names for `proof="…"` */
export function parseMeta(meta: string, runners: readonly string[]): Meta {
  const hints: Writable<Hints> = {continue: false, fresh: false, empty: false, delete: [], uncalled: []};
  const faults: {fault: string; fix: string}[] = [];
  let title: string | null = null;
  for (const match of meta.matchAll(WORD)) {
    const [word] = match;
    const [name, ...values]: (string | undefined)[] = match.slice(1);
    const value = values.find((group) => group !== undefined);
    if (name === undefined && word.startsWith('{')) continue;
    if (name === 'title') title = value ?? null;
    if (name !== undefined && SITE_WORDS.has(name)) continue;
    const fault = isName(name) ? setHint(hints, name, value, runners) : unknownWord(word);
    if (fault) faults.push(fault);
  }
  if (hints.noProof !== undefined && hints.runner !== undefined)
    faults.push({fault: 'The fence has both a runner and a reason for not having one.', fix: 'Keep either proof or noProof.'});
  if (hints.codemod !== undefined && (hints.after || hints.runner !== undefined || hints.noProof !== undefined))
    faults.push({fault: '"codemod" is next to after, proof or noProof.', fix: 'Keep one of them.'});
  return {title, hints, faults};
}

type Writable<Type> = {-readonly [Key in keyof Type]: Type[Key]};

function isName(name: string | undefined): name is Name {
  return NAMES.some((known) => known === name);
}

function unknownWord(word: string): Meta['faults'][number] {
  return {
    fault: `"${word}" after the language of the fence isn't a known word.`,
    fix: `Remove it, or write one of title, {lines}, showLineNumbers, ${NAMES.join(', ')}.`,
  };
}

function setHint(
  hints: Writable<Hints>,
  name: Name,
  value: string | undefined,
  runners: readonly string[],
): Meta['faults'][number] | undefined {
  switch (name) {
    case 'continue':
    case 'fresh':
    case 'empty':
    case 'excerpt':
    case 'generated':
    case 'after':
      hints[name] = true;
      return value === undefined ? undefined : {fault: `"${name}" doesn't take a value.`, fix: `Write ${name} alone.`};
    case 'proof':
      if (value === undefined || !runners.includes(value)) return choice(name, value, runners);
      hints.runner = value;
      return undefined;
    case 'noProof':
      if (!isReason(value)) return choice(name, value, Object.keys(REASONS));
      hints.noProof = value;
      return undefined;
    case 'as':
      if (!isCaller(value)) return choice(name, value, CALLERS);
      hints.as = value;
      return undefined;
    case 'database': {
      const database = DATABASES.find((known) => known === value);
      if (database === undefined) return choice(name, value, DATABASES);
      hints.database = database;
      return undefined;
    }
    case 'services': {
      const words = (value ?? '').split(/[\s,]+/).filter(Boolean);
      const services = OTHER_SERVICES.filter((known) => words.includes(known));
      hints.services = services;
      return words.length > 0 && words.length === services.length ? undefined : choice(name, value, OTHER_SERVICES);
    }
    case 'status':
      if (!/^[1-5]\d\d(?: [1-5]\d\d)*$/.test(value ?? ''))
        return {
          fault: `"${value ?? ''}" isn't an HTTP status.`,
          fix: 'Write status=404, or the status of each request: status="401 200".',
        };
      hints.status = (value ?? '').split(' ').map(Number);
      return undefined;
    case 'delete':
    case 'uncalled':
      hints[name] = (value ?? '').split(/[\s,]+/).filter(Boolean);
      return hints[name].length > 0 ? undefined : missing(name, {delete: 'src/api/review', uncalled: 'destroy'}[name]);
    case 'fails':
    case 'part':
    case 'file':
    case 'codemod':
      if (!value) return missing(name, EXAMPLES[name]);
      hints[name] = value;
      return undefined;
  }
}

const EXAMPLES = {
  fails: 'Invalid key',
  part: 'data[0].author',
  file: 'src/index.ts',
  codemod: '5.0.0-utils-public-interface-code',
} as const;

function isReason(value: string | undefined): value is Reason {
  return value !== undefined && Object.hasOwn(REASONS, value);
}

function isCaller(value: string | undefined): value is Caller {
  return CALLERS.some((caller) => caller === value);
}

function choice(name: Name, value: string | undefined, values: readonly string[]): Meta['faults'][number] {
  return {fault: `${name}="${value ?? ''}" is unknown.`, fix: `Write ${name}="…" with one of ${values.join(', ')}.`};
}

function missing(name: Name, example: string): Meta['faults'][number] {
  return {fault: `"${name}" has no value.`, fix: `Write ${name}="${example}".`};
}
