import {ALIASES} from './shellCommands';

/** What a command calls, independent of the package manager. */
export type Call =
  /** A script in `package.json`. */
  | {kind: 'script'; name: string; args: readonly string[]}
  /** The program of a package, with its version: `create-strapi`, `5.54.0`. */
  | {kind: 'program'; name: string; version: string | null; args: readonly string[]}
  /** A package manager command such as `npm install`, under a name that is the same for all package managers. */
  | {kind: 'manager'; manager: string; name: string; args: readonly string[]}
  | {kind: 'shell'; name: string; args: readonly string[]}
  | {kind: 'fault'; fault: string; fix: string};

/** @param words words of one command, without quotes */
export function readCommand(words: readonly string[]): Call {
  const [first = '', ...rest] = withoutRedirections(words);
  if (/^[A-Za-z_]\w*=/.test(first)) return rest.length === 0 ? {kind: 'shell', name: 'export', args: []} : readCommand(rest);
  if (first === 'sudo' || first === 'cross-env') return readCommand(rest);
  switch (first) {
    case 'npx':
      return program(withoutFlags(rest, ['-y', '--yes', '--no']));
    case 'npm':
      return npm(rest);
    case 'yarn':
    case 'pnpm':
      return other(first, rest);
    case 'strapi':
    case 'strapi-plugin':
      return {kind: 'program', name: first === 'strapi' ? 'strapi' : '@strapi/sdk-plugin', version: null, args: rest};
    default:
      return {kind: 'shell', name: first, args: rest};
  }
}

function npm(words: readonly string[]): Call {
  const [first = '', ...rest] = words;
  if (first === 'run' || first === 'run-script') {
    const [name = '', ...args] = withoutFlags(rest, ['-s', '--silent']);
    return npmArguments(args, {kind: 'script', name, args: []});
  }
  if (first === 'start' || first === 'test') return npmArguments(rest, {kind: 'script', name: first, args: []});
  if (first === 'exec') return program(withoutFlags(rest, ['--']));
  if ((first === 'create' || first === 'init') && rest[0] !== undefined && !rest[0].startsWith('-')) {
    const [name, ...args] = rest;
    return npmArguments(args, created(name));
  }
  return manager('npm', first, rest);
}

/** npm reads flags before `--` itself. */
function npmArguments(args: readonly string[], call: Extract<Call, {args: readonly string[]}>): Call {
  const end = args.indexOf('--');
  const before = end === -1 ? args : args.slice(0, end);
  const kept = before.find((word) => word.startsWith('-'));
  if (kept !== undefined) return {kind: 'fault', fault: `npm reads "${kept}" itself.`, fix: 'Write -- before it.'};
  return {...call, args: [...before, ...(end === -1 ? [] : args.slice(end + 1))]};
}

function other(name: 'yarn' | 'pnpm', words: readonly string[]): Call {
  const [first = '', ...rest] = words;
  if (first === 'dlx' || first === 'exec') return program(rest);
  if (first === 'create' && rest[0] !== undefined) return {...created(rest[0]), args: rest.slice(1)};
  if (first === 'run') return {kind: 'script', name: rest[0] ?? '', args: rest.slice(1)};
  return manager(name, first, rest);
}

function manager(name: string, word: string, args: readonly string[]): Call {
  return {kind: 'manager', manager: name, name: ALIASES[name]?.[word] ?? word, args};
}

function program([word = '', ...args]: readonly string[]): Call {
  const [, name = word, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  return {kind: 'program', name, version: version ?? null, args};
}

/** `npm create strapi@5.54.0` runs `create-strapi@5.54.0`. */
function created(word: string): Extract<Call, {kind: 'program'}> {
  const [name = '', version] = word.split('@');
  return {kind: 'program', name: `create-${name}`, version: version ?? null, args: []};
}

function withoutFlags(words: readonly string[], flags: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !flags.includes(word));
  return start === -1 ? [] : words.slice(start);
}

/** Removes `> file`, `2>&1`, and `< file`. A placeholder such as `<url>` is a word. */
function withoutRedirections(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (/^(?:\d?>>?|<)$/.test(word)) index += 1;
    else if (!/^\d?>>?[^>]|^<[^<>]+$/.test(word)) kept.push(word);
  }
  return kept;
}
