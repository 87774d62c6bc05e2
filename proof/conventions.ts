import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {wholeFile as completedFile, type WholeFile} from 'docs-proof/samples/wholeFile';
import type {Conventions} from 'docs-proof/subject';
import type {CallKind, Hints, Sample} from 'docs-proof/types';
import type {ChangingValues} from 'docs-proof/compare/compare';

/** Port of the bookshop in samples. */
export const PORT = 1337;

/** The bookshop's folder. */
export const CMS_DIR = path.resolve(import.meta.dirname, 'cms');

const APP_FILE = /^(?:\.?\/)?((?:src\/(?!admin\/|plugins\/[^/]+\/admin\/)|config\/|database\/)\S+\.(?:ts|js|json))$/;

/** How samples about Strapi are written. */
export const CONVENTIONS: Conventions = {
  port: PORT,
  fileOf,
  callOfScript,
  // As in mapErrorsAndStatus of @strapi/core/dist/services/errors.js. All others are 400.
  errors: {
    ApplicationError: 400,
    ValidationError: 400,
    PaginationError: 400,
    UnauthorizedError: 401,
    ForbiddenError: 403,
    PolicyError: 403,
    NotFoundError: 404,
    PayloadTooLargeError: 413,
    RateLimitError: 429,
    NotImplementedError: 501,
  },
  excerpts: {
    matches: /^config\/\w+\.ts$/,
    example: 'config/server.ts',
    // The bookshop's files are the same as in a new project.
    read: (file) => (existsSync(path.join(CMS_DIR, file)) ? readFileSync(path.join(CMS_DIR, file), 'utf8') : null),
  },
};

/** Values of Strapi that differ in each run. */
export const CHANGING: ChangingValues = {
  port: PORT,
  // A documentId. Those in the seed are fixed.
  id: String.raw`\b(?=[a-z]*\d)[a-z][a-z\d]{23}\b`,
  // The hash that an upload appends to the file name.
  free: [String.raw`(?<=_)[\da-f]{10}\b`],
  dates: new Set(['createdAt', 'updatedAt', 'publishedAt']),
  secrets: /^(?:jwt|token|accessKey|encryptedKey|refreshToken|accessToken|confirmationToken|resetPasswordToken)$/,
};

function fileOf(title: string): string | null {
  return APP_FILE.exec(title)?.[1] ?? null;
}

/** Path in the app, also of code that isn't added to it: Strapi 4 code, and the results of codemods. */
export function pathInApp({hints, title}: Pick<Sample, 'hints' | 'title'>): string | null {
  return hints.file ?? (title === null ? null : fileOf(title));
}

/** A sample's file with the parts that an excerpt leaves out. */
export function wholeFile(sample: Pick<Sample, 'text' | 'hints' | 'appFile'>): WholeFile {
  return completedFile(sample, CONVENTIONS.excerpts);
}

/** Client code sends requests. Server code uses the global `strapi`. */
function callOfScript({text, hints}: {text: string; hints: Hints}): Extract<CallKind, 'fetch' | 'snippet'> | null {
  if (hints.runner === 'service') return 'snippet';
  if (hints.runner === 'rest') return 'fetch';
  if (hints.runner !== undefined) return null;
  const code = text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  if (/\bfetch\(|from '@strapi\/client'|require\('@strapi\/client'\)/.test(code)) return 'fetch';
  return /\bstrapi\s*\??\.|\bstrapi\(/.test(code) && !/\b(?:export|module\.exports)\b/.test(code) ? 'snippet' : null;
}
