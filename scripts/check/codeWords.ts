import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Finding} from 'docs-corpus';
import {digestOf} from 'docs-corpus/pageCache';
import {writeCache} from 'docs-corpus/writeWhole';
import * as z from 'zod';
import {codeProse} from './codeProse';
import {checkWording} from './wording';
import {WORDS_TO_REPLACE} from './wordsToReplace';

const FOLDERS = ['bench', 'packages', 'plugins', 'proof', 'scripts', 'src', 'tests'];
const CODE = /\.(?:tsx?|mjs|cjs)$/;
/** Installed packages, what builds write, and projects of readers. */
const OTHERS_CODE = /(?:^|\/)(?:node_modules|dist|build|\.\w+)\/|^proof\/(?:cms|frontend|faults)\/|^plugins\/bookshop\/project\//;

/** Words that have another meaning in some files. */
const EXCEPTIONS: readonly {files: RegExp; words: RegExp; because: string}[] = [
  {files: /^scripts\/check\/wordsToReplace\./, words: /./, because: 'It names the words.'},
  {files: /^scripts\/check\/(?:check|checks|checkDocs)\.test\.ts$/, words: /./, because: 'Its texts are pages with faults.'},
  {files: /ask-?ai|kapa|openIssue/i, words: /answer/i, because: 'Ask AI answers questions.'},
  {files: /^src\/page-actions\/|pageActions/, words: /answer/i, because: 'Readers answer whether a page helped.'},
  {files: /^src\/analytics\//, words: /answer/i, because: 'Readers answer whether they can be measured.'},
  {
    files: /^proof\/shots\/(?:scenes\/|appearance\.)/,
    words: /tick|pictures?|everybody|publish/i,
    because: 'Any edit of these files requires new screenshots, because manifests have their hash.',
  },
];

const memory = z.record(z.string(), z.string());

/**
 * Finds the words of STYLE.md's table in names, comments, messages, and test titles of code.
 *
 * @param cacheFile remembers files without faults, because it takes seconds to parse them all
 * @param rules digest of what the faults depend on, other than the files
 */
export function checkCodeWords(siteDir: string, cacheFile: string, rules: string): Finding[] {
  const known = readMemory(cacheFile);
  const passed: Record<string, string> = {};
  const findings: Finding[] = [];
  for (const file of codeFiles(siteDir)) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const digest = digestOf([rules, file, text]);
    const found = known[file] === digest ? [] : wordsIn(file, text);
    if (found.length === 0) passed[file] = digest;
    findings.push(...found);
  }
  writeCache(cacheFile, JSON.stringify(passed));
  return findings;
}

export function wordsIn(file: string, text: string): Finding[] {
  const excepted = EXCEPTIONS.filter(({files}) => files.test(file));
  return checkWording(codeProse(file, text), WORDS_TO_REPLACE)
    .filter(({reason}) => !excepted.some(({words}) => words.test(reason)))
    .map(({line, reason, fix}) => new Finding(file, line, reason, fix));
}

function codeFiles(siteDir: string): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).map((name) => path.posix.join(folder, name)),
  );
  return [...readdirSync(siteDir), ...inFolders]
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => CODE.test(name) && !OTHERS_CODE.test(name))
    .sort();
}

function readMemory(file: string): Record<string, string> {
  try {
    return memory.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
