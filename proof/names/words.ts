import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strapiFolders} from '../coverage/list';

/** Words in code, one per line. The proof writes this file, so that the docs can be checked without installing the CMS. Path relative to the site. */
export const WORDS_FILE = 'proof/names/words.txt';

/** Packages besides Strapi's whose settings and methods the docs describe. */
const OTHER_PACKAGES = [
  'cloudinary',
  'create-strapi-app',
  'formidable',
  'helmet',
  'jsonwebtoken',
  'knex',
  'koa-body',
  'koa-helmet',
  'koa-session',
  'koa2-ratelimit',
  'mailgun.js',
  'mysql2',
  'nodemailer',
  'pg',
  'tarn',
];

/** The bookshop's own code. */
const OWN_FOLDERS = ['config', 'src'];

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Copies of the same code for other module systems, packages that a package brings along, and the panel's code, but not its types. */
const SKIPPED = /(?:^|\/)(?:node_modules|esm|es|umd)\/|\.min\.js$|^dist\/admin\/.*(?<!\.d\.ts)$/;

const NAME = /^\.?([A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*)(?:\([^()]*\))?$/;
const WORD = /[A-Za-z_$][\w$]*/g;
/** Of several parts, so that it isn't also a word of the language. Longer words are encoded data. */
const DISTINCT = /^(?=.{1,40}$).*(?:[a-z\d][A-Z]|[^_]_[^_])/;

export function isWord(name: string): boolean {
  return DISTINCT.test(name);
}

/** The words of several parts in a name: `httpServer` in `strapi.server.httpServer`. */
export function wordsIn(code: string): string[] {
  return (NAME.exec(code)?.[1]?.match(WORD) ?? []).filter(isWord);
}

/** @returns an empty list before the first recording */
export function readWordsFile(siteDir: string): string[] {
  const file = path.join(siteDir, WORDS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

export function writeWordsFile(siteDir: string, words: readonly string[]): void {
  writeFileSync(path.join(siteDir, WORDS_FILE), `${words.join('\n')}\n`);
}

/** Words of several parts in the code of the packages and of the bookshop, sorted. @param cmsDir absolute path of `proof/cms`, installed */
export function readWords(cmsDir: string): string[] {
  const modules = path.join(cmsDir, 'node_modules');
  const folders = [
    ...[...strapiFolders(cmsDir, ''), ...OTHER_PACKAGES].map((name) => path.join(modules, name)),
    ...OWN_FOLDERS.map((name) => path.join(cmsDir, name)),
  ];
  return [...new Set(folders.flatMap(wordsBelow))].sort();
}

/** @throws if there is no such folder, because then the package isn't used anymore */
function wordsBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Remove it from proof/names/words.ts.`);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => CODE.test(file) && !SKIPPED.test(file));
  const words = new Set(files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(WORD) ?? []));
  return [...words].filter(isWord);
}
