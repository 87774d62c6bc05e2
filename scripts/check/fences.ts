import type {Root} from 'mdast';
import rangeParser from 'parse-numeric-range';
import {visit} from 'unist-util-visit';
import {FENCE_LANGUAGES} from '../../src/site/codeLanguages';
import {PLACEHOLDERS, senderOf, tokenOf} from '../../plugins/requests/senders';
import {RUNNER_NAMES} from '../../proof/runners/names';
import {parseMeta, type Meta} from '../../proof/samples/hints';
import {closest} from '../../src/lib/closest';
import type {Fault} from './finding';

const LANGUAGES: ReadonlySet<string> = new Set(FENCE_LANGUAGES);

/** Aliases of languages. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'bash',
  dockerfile: 'docker',
  env: 'ini',
  gql: 'graphql',
  javascript: 'js',
  plain: 'text',
  plaintext: 'text',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

/**
 * Checks that the language of a fence is one that the site highlights, draws, or shows as plain text, that the words after it are known, that
 * it has its highlighted lines, and that its request shows the token of its sender.
 */
export function checkFences(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'code', ({lang, meta, value, position}) => {
    const line = position?.start.line ?? 1;
    if (lang && !LANGUAGES.has(lang)) {
      const alias = ALIASES[lang.toLowerCase()] ?? (LANGUAGES.has(lang.toLowerCase()) ? lang.toLowerCase() : undefined);
      const fix =
        alias === undefined
          ? `Use one of ${FENCE_LANGUAGES.join(', ')}, or add it to src/site/codeLanguages.ts`
          : `Write "${alias}"`;
      faults.push({line, reason: `the fence names an unknown language, "${lang}"`, fix});
    }
    const unread = unreadBraces(meta ?? '');
    if (unread !== undefined) {
      faults.push({line, reason: `the fence highlights no lines with "${unread}"`, fix: 'Write lines without spaces: {1,3-4}'});
    } else faults.push(...wordFaults(meta ?? '', line));
    const sender = senderOf(meta ?? '') ?? 'public';
    const token = tokenOf(sender);
    if (token !== 'token' && value.includes(PLACEHOLDERS.token)) {
      faults.push({
        line,
        reason: `the fence shows an API token, but is sent as="${sender}"`,
        fix: `Write ${PLACEHOLDERS[token]} instead of ${PLACEHOLDERS.token}`,
      });
    }
    const count = value.split('\n').length;
    const beyond = highlighted(meta ?? '').find((number) => number < 1 || number > count);
    if (beyond !== undefined) {
      faults.push({
        line,
        reason: `the fence highlights line ${beyond}, but has ${count} ${count === 1 ? 'line' : 'lines'}`,
        fix: 'Highlight lines that it has',
      });
    }
  });
  return faults;
}

/**
 * Unknown words, and known words with a value that they don't take.
 *
 * @param meta after the language of a fence, or after `proof` in a note
 */
export function wordFaults(meta: string, line: number): Fault[] {
  return parseMeta(meta, RUNNER_NAMES).faults.map((fault) => ({line, reason: fault.fault, fix: fixOf(fault)}));
}

/** The fix of an unknown word lists the known ones. */
function fixOf({fault, fix}: Meta['faults'][number]): string {
  const word = /^"([\w-]+).*isn't a known word/s.exec(fault)?.[1];
  const meant = word === undefined ? null : closest(word, fix.match(/[a-z][\w-]+/gi) ?? []);
  return meant === null ? fix : `Write ${meant}`;
}

/** Braces that Docusaurus ignores: `{1, 3}`. */
function unreadBraces(meta: string): string | undefined {
  const bare = meta.replace(/"[^"]*"|'[^']*'/g, '""').replace(/(?:^|\s)\{[\d,-]+\}(?=\s|$)/, ' ');
  return /[{}].*/.exec(bare)?.[0];
}

/** Numbers in `{2,4-6}`. */
function highlighted(meta: string): number[] {
  const range = /(?:^|\s)\{([\d,-]+)\}/.exec(meta)?.[1];
  return range === undefined ? [] : rangeParser(range);
}
