import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Packages besides Strapi's whose settings, methods, and files the docs describe. */
const OTHER_PACKAGES = [
  '@apollo/server',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-ses',
  '@koa/router',
  '@sentry/node',
  '@testing-library/react',
  'cloudinary',
  'create-strapi-app',
  'eventsource',
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
  'slate-react',
  'tarn',
  'undici',
];

/** The bookshop's own code. */
const OWN_FOLDERS = ['config', 'src'];

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Copies of the same code for other module systems, and packages that a package brings along. */
const REPEATED = /(?:^|\/)(?:node_modules|esm|es|umd)\/|\.min\.js$/;

export const WORD = /[A-Za-z_$][\w$]*/g;

/** All words in the code of the packages and of the bookshop: about 200,000. @param cmsDir absolute path of `proof/cms`, installed */
export function readWords(cmsDir: string): Set<string> {
  const modules = path.join(cmsDir, 'node_modules');
  const strapi = readdirSync(path.join(modules, '@strapi')).map((name) => `@strapi/${name}`);
  const folders = [
    ...[...strapi, ...OTHER_PACKAGES].map((name) => path.join(modules, name)),
    ...OWN_FOLDERS.map((name) => path.join(cmsDir, name)),
  ];
  const words = new Set<string>();
  for (const folder of folders) addWords(folder, words);
  return words;
}

/** @throws if there is no such folder, because then the package isn't used anymore */
function addWords(folder: string, words: Set<string>): void {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Remove it from proof/names/words.ts.`);
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!CODE.test(file) || REPEATED.test(file)) continue;
    for (const [word] of readFileSync(path.join(folder, file), 'utf8').matchAll(WORD)) words.add(word);
  }
}
