import type {Nodes, Root} from 'mdast';
import {commentText, isCommentNode} from 'docs-corpus';
import {visit} from 'unist-util-visit';
import {FENCE_LANGUAGES} from '../../src/site/codeLanguages';
import {PLACEHOLDERS, tokenOf} from '../../plugins/requests/senders';
import {RUNNER_FOLDERS} from '../../proof/runnerFolders';
import {parseMeta} from '../../proof/samples/hints';
import {isNote, NoteError} from '../../proof/samples/note';
import {wordsOfNote} from '../../proof/samples/rowList';
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
    const words = parseMeta(meta ?? '', Object.keys(RUNNER_FOLDERS));
    faults.push(...words.faults.map(({fault, fix}) => ({line, reason: fault, fix})));
    const sender = words.hints.as ?? 'public';
    const token = tokenOf(sender);
    if (token !== 'token' && value.includes(PLACEHOLDERS.token)) {
      faults.push({
        line,
        reason: `the fence shows an API token, but is sent as="${sender}"`,
        fix: `Write ${PLACEHOLDERS[token]} instead of ${PLACEHOLDERS.token}`,
      });
    }
    const count = value.split('\n').length;
    const beyond = words.lines?.find((number) => number < 1 || number > count);
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

/** Finds unknown words in the notes of the proof, such as `{/* proof ass="user": GET /api/books -> 200 *\/}`. */
export function checkNoteWords(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    for (const words of notedWords(node))
      for (const {fault, fix} of parseMeta(words, Object.keys(RUNNER_FOLDERS)).faults)
        faults.push({line: node.position?.start.line ?? 1, reason: fault, fix});
  });
  return faults;
}

function notedWords(node: Nodes): string[] {
  const comment = isCommentNode(node) && 'value' in node ? commentText(node.value) : '';
  if (!isNote(comment)) return [];
  try {
    return wordsOfNote(comment);
  } catch (error) {
    // The proof reports this error.
    if (error instanceof NoteError) return [];
    throw error;
  }
}
