/** A minimal shell parser that finds what a fence of commands calls. A real shell runs the commands. */

/** Words of each command, without quotes. Pipes and `&&` separate commands, as line ends do. */
export function commandsOf(text: string): string[][] {
  const commands: string[][] = [[]];
  const joined = text.replace(/\\\n/g, ' ');
  for (const [token] of joined.matchAll(TOKEN)) {
    if (token.startsWith('#')) continue;
    if (SEPARATOR.test(token)) commands.push([]);
    else if (token.trim() !== '') commands.at(-1)?.push(withoutQuotes(token));
  }
  return commands.filter((words) => words.length > 0);
}

const TOKEN = /\n|#[^\n]*|\|\||&&|[|;]|(?:"(?:\\[\s\S]|[^"\\])*"|'[^']*'|\\[\s\S]|[^\s"'|;&\\]|&(?!&))+|[ \t]+/g;
const SEPARATOR = /^(?:\n|\|\||&&|[|;])$/;

function withoutQuotes(word: string): string {
  return word.replace(
    /"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'|\\([\s\S])/g,
    (_, double?: string, single?: string, escaped?: string) =>
      double === undefined ? (single ?? escaped ?? '') : double.replace(/\\(["\\$`])/g, '$1'),
  );
}

/**
 * The requests in a fence of `curl` commands to the app, or `null` for a fence with other commands.
 *
 * @param port of the app in samples
 */
export function curlCalls(text: string, port: number): {method: string; url: string; body: string | null}[] | null {
  const commands = commandsOf(text).filter(([first = '']) => first !== 'jq' && first !== 'export' && !/^\w+=/.test(first));
  const curls = commands.filter(([first]) => first === 'curl' || first === 'curl.exe');
  if (curls.length === 0 || curls.length < commands.length) return null;
  const calls = curls.map(curlCall);
  return calls.every(({url}) => appUrl(port).test(url)) ? calls : null;
}

/** The app's URL in samples. */
export function appUrl(port: number): RegExp {
  return new RegExp(String.raw`^(?:http:\/\/)?(?:localhost|127\.0\.0\.1):${port}(?=\/|$)`);
}

const BODY_FLAGS = new Set(['-d', '--data', '--data-raw', '--data-binary', '--json']);
const FLAGS_WITH_VALUE = new Set([
  ...BODY_FLAGS,
  '-X',
  '--request',
  '-H',
  '--header',
  '-F',
  '--form',
  '-o',
  '--output',
  '-u',
  '--user',
  '-w',
  '--write-out',
  '-A',
  '-b',
  '-c',
  '--data-urlencode',
]);

function curlCall(words: readonly string[]): {method: string; url: string; body: string | null} {
  let method: string | null = null;
  let url = '';
  let body: string | null = null;
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    if (word === '-X' || word === '--request') method = next;
    else if (/^-X./.test(word)) method = word.slice(2);
    else if (BODY_FLAGS.has(word)) body = next;
    else if (word === '-I' || word === '--head') method = 'HEAD';
    else if (!word.startsWith('-')) url = word;
    if (word === '-F' || word === '--form') method ??= 'POST';
    if (FLAGS_WITH_VALUE.has(word)) index += 1;
  }
  return {method: method ?? (body === null ? 'GET' : 'POST'), url, body};
}
