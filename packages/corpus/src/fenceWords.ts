import parseRange from 'parse-numeric-range';
import {closest} from './closest';

/** The words that have a fixed set of values, with the type of each. */
export interface WordValues {
  runner: string;
  noProof: string;
  as: string;
  database: string;
  services: string;
}

/** The words of a fence that control its proof. To add one, add it here, to `NAMES`, and to the `switch` below. */
export interface Hints<Values extends WordValues = WordValues> {
  /** `proof="rest"`: the name of the runner, if language and title select a different one or none. */
  runner?: Values['runner'];
  /** `noProof="output"`: why it can't be proven. */
  noProof?: Values['noProof'];
  /** `fails="Invalid key filter"`: the sample must fail with an error that contains this text. */
  fails?: string;
  /**
   * `status=404`: the expected status. By default, the status that the response shows, or 200 to 299. Of a snippet with several
   * requests, it's the status of the last one, and the others must succeed. `status="401 200"` has the status of each, in order.
   */
  status?: readonly number[];
  /** `as="read-only"`: the sender of the request. */
  as?: Values['as'];
  /** `part="data[0].author"`: the fence shows only this part of the response or result. */
  part?: string;
  /** `continue`: starts with the files and content of the previous section instead of the seed's. */
  continue: boolean;
  /** `fresh`: restarts with the seed's files and content within a section. */
  fresh: boolean;
  /** `empty`: on the first sample of a section, which then starts without content. */
  empty: boolean;
  /** `database="postgres"`: the database of the app in this section, instead of the default. */
  database?: Values['database'];
  /** `services="redis"`: services that this section connects to. */
  services?: readonly Values['services'][];
  /** `file="src/api/book/routes/book.ts"`: the path in the app, if it isn't the title. */
  file?: string;
  /** `excerpt`: the fence only shows the keys that change in the settings file named in its title. */
  excerpt?: true;
  /** `generated`: the file already exists in the tutorial, so it's compared, not written. */
  generated?: true;
  /** `delete="src/api/genre src/api/review"`: paths to delete from the app. */
  delete: readonly string[];
  /** `uncalled="destroy"`: functions in an app file that the page's requests don't call. */
  uncalled: readonly string[];
  /** `codemod="5.0.0-utils-public-interface-code"`: runs this codemod on the fence's code. */
  codemod?: string;
  /** `after`: the result of the codemod that runs on the previous sample. */
  after?: true;
}

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

/** Docusaurus's words for the playground. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['live', 'noInline', 'mdx-code-block']);

/** The words after the language of a fence, or between `proof` and the colon of a note. */
export interface FenceWords<Values extends WordValues = WordValues> {
  title: string | null;
  /** Numbers of the highlighted lines, from 1; `null` without braces. */
  lines: readonly number[] | null;
  hasNumbers: boolean;
  /** Whether readers can edit and run the code on the page. */
  isLive: boolean;
  hints: Hints<Values>;
  faults: readonly WordFault[];
}

export interface WordFault {
  fault: string;
  fix: string;
}

/** The values that a word can have. */
export interface Choice<Value extends string> {
  values: readonly string[];
  /** @returns `undefined` for text that isn't one of the values */
  find: (text: string) => Value | undefined;
}

export function choice<const Value extends string>(values: readonly Value[]): Choice<Value> {
  return {values, find: (text) => values.find((value) => value === text)};
}

export type Vocabulary<Values extends WordValues> = {readonly [Name in keyof WordValues]: Choice<Values[Name]>};

const anyText: Choice<string> = {values: [], find: (text) => text};
const ANY_VALUES: Vocabulary<WordValues> = {
  runner: anyText,
  noProof: anyText,
  as: anyText,
  database: anyText,
  services: anyText,
};

/** `{1,3-5}`, `key`, `key=word`, `key="text"`, `key='text'`, `key={404}` */
const WORD = /(\{[^}]*\})|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?|\S+/g;
const LINES = /^\{[\d,-]+\}$/;

/**
 * The words of a fence, with any values. The check and the proof read them with the values that exist.
 *
 * @param meta text after the language: ` title="config/server.ts" {2,4-6} as="user"`
 */
export function fenceWords(meta: string | null | undefined): FenceWords {
  return readFenceWords(meta, ANY_VALUES);
}

/** @returns the words, with a fault for each unknown word or value */
export function readFenceWords<Values extends WordValues>(
  meta: string | null | undefined,
  vocabulary: Vocabulary<Values>,
): FenceWords<Values> {
  const hints: Writable<Hints<Values>> = {continue: false, fresh: false, empty: false, delete: [], uncalled: []};
  const faults: WordFault[] = [];
  const words: Writable<FenceWords<Values>> = {title: null, lines: null, hasNumbers: false, isLive: false, hints, faults};
  for (const match of (meta ?? '').matchAll(WORD)) {
    const [word, braces, name, ...values] = match;
    const value = valueOf(values);
    if (braces !== undefined) {
      if (LINES.test(braces)) words.lines ??= parseRange(braces.slice(1, -1));
      else faults.push(unreadLines(braces));
    } else if (name === 'title') words.title = value ?? null;
    else if (name === 'showLineNumbers') words.hasNumbers = true;
    else if (name === 'live') words.isLive = true;
    else if (name === undefined || !OTHER_WORDS.has(name)) {
      const fault = isName(name) ? setHint(hints, name, value, vocabulary) : unknownWord(word, name);
      if (fault) faults.push(fault);
    }
  }
  if (hints.noProof !== undefined && hints.runner !== undefined)
    faults.push({fault: 'The fence has both a runner and a reason for not having one.', fix: 'Keep either proof or noProof.'});
  if (hints.codemod !== undefined && (hints.after || hints.runner !== undefined || hints.noProof !== undefined))
    faults.push({fault: '"codemod" is next to after, proof or noProof.', fix: 'Keep one of them.'});
  return words;
}

type Writable<Type> = {-readonly [Key in keyof Type]: Type[Key]};

/** Quotes inside braces belong to JavaScript: `as={'user'}`. */
function valueOf([double, single, braces, bare]: readonly (string | undefined)[]): string | undefined {
  return double ?? single ?? braces?.trim().replace(/^(["'`])(.*)\1$/s, '$2') ?? bare;
}

function isName(name: string | undefined): name is Name {
  return NAMES.some((known) => known === name);
}

function setHint<Values extends WordValues>(
  hints: Writable<Hints<Values>>,
  name: Name,
  value: string | undefined,
  vocabulary: Vocabulary<Values>,
): WordFault | undefined {
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
      return setChoice(name, value, vocabulary.runner, (runner) => (hints.runner = runner));
    case 'noProof':
      return setChoice(name, value, vocabulary.noProof, (reason) => (hints.noProof = reason));
    case 'as':
      return setChoice(name, value, vocabulary.as, (caller) => (hints.as = caller));
    case 'database':
      return setChoice(name, value, vocabulary.database, (database) => (hints.database = database));
    case 'services': {
      const given = listOf(value);
      const services = given.flatMap((word) => vocabulary.services.find(word) ?? []);
      hints.services = services;
      return given.length > 0 && given.length === services.length ? undefined : unknownValue(name, value, vocabulary.services);
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
      hints[name] = listOf(value);
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

function listOf(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter(Boolean);
}

function setChoice<Value extends string>(
  name: Name,
  value: string | undefined,
  known: Choice<Value>,
  set: (value: Value) => void,
): WordFault | undefined {
  const found = value === undefined ? undefined : known.find(value);
  if (found === undefined) return unknownValue(name, value, known);
  set(found);
  return undefined;
}

function unknownValue(name: Name, value: string | undefined, {values}: Choice<string>): WordFault {
  return {fault: `${name}="${value ?? ''}" is unknown.`, fix: `Write ${name}="…" with one of ${values.join(', ')}.`};
}

function missing(name: Name, example: string): WordFault {
  return {fault: `"${name}" has no value.`, fix: `Write ${name}="${example}".`};
}

function unknownWord(word: string, name: string | undefined): WordFault {
  const meant = name === undefined ? null : closest(name, ['title', 'showLineNumbers', ...NAMES]);
  const known = ['title', '{lines}', 'showLineNumbers', ...NAMES].join(', ');
  const fix = meant === null ? `Remove it, or write one of ${known}.` : `Write ${meant}.`;
  return {fault: `"${word}" after the language of the fence isn't a known word.`, fix};
}

/** A fault for line numbers that Docusaurus ignores. */
function unreadLines(braces: string): WordFault {
  return {fault: `the fence highlights no lines with "${braces}"`, fix: 'Write lines without spaces: {1,3-4}'};
}
