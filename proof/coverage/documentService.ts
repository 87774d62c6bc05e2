import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CoverageItem} from './compare';

const SERVICE = '@strapi/core/dist/services/document-service';

/** What `strapi.documents(uid)` and `strapi.documents` itself can do. */
export function readMethods(cmsDir: string): CoverageItem[] {
  const repository = keysOf(read(cmsDir, `${SERVICE}/repository.js`), /\n {4}return \{\n([^{}]*)\n {4}\};\n\};/);
  const service = read(cmsDir, `${SERVICE}/index.js`);
  const utils = keysOf(service, /utils: \{([^{}]*)\}/).map((name) => `utils.${name}`);
  const own = keysOf(service, /\n {8}(use: [^\n]*)\n {4}\}\);/);
  return [...repository, ...utils, ...own].map((key) => ({key}));
}

/** The keys that a call may have at its root, and those that only the types of the methods name. */
export function readParameters(cmsDir: string): CoverageItem[] {
  const shared = stringsOf(
    read(cmsDir, '@strapi/utils/dist/content-api-constants.js'),
    /SHARED_QUERY_PARAM_KEYS = \[([\s\S]*?)\];/,
  );
  const params = read(cmsDir, `${SERVICE}/params.js`);
  const query = stringsOf(params, /ALLOWED_DOCUMENT_PARAM_KEYS = \[([\s\S]*?)\];/);
  const root = stringsOf(params, /ALLOWED_DOCUMENT_ROOT_PARAM_KEYS = \[([\s\S]*?)\];/);
  const types = read(cmsDir, '@strapi/types/dist/modules/documents/params/document-engine.d.ts');
  const kinds = stringsOf(types, /(type FindMany[\s\S]*)/)
    // `locale:string` is a form of `locale`. No plugin adds parameters.
    .map((kind) => kind.replace(/:.*/, ''))
    .filter((kind) => kind !== 'plugin');
  const named = keysOf(types, /& \{\n([^{}]*)\}/);
  return [...new Set([...shared, ...query, ...root, ...kinds, ...named])].map((key) => ({key}));
}

function read(cmsDir: string, file: string): string {
  return readFileSync(path.join(cmsDir, 'node_modules', file), 'utf8');
}

function keysOf(text: string, pattern: RegExp): string[] {
  return namesOf(text, pattern, /(?:^|\n)\s*(\w+)(?=[:,\n]|$)/g);
}

function stringsOf(text: string, pattern: RegExp): string[] {
  return namesOf(text.replaceAll(/\/\/[^\n]*/g, ''), pattern, /'([\w:]+)'/g);
}

function namesOf(text: string, pattern: RegExp, name: RegExp): string[] {
  const names = [...(pattern.exec(text)?.[1] ?? '').matchAll(name)].map(([, key = '']) => key);
  if (names.length === 0) throw new Error(`Nothing matches ${String(pattern)}. Mend proof/coverage/documentService.ts.`);
  return names;
}
