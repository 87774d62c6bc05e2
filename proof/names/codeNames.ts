import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {codeBelow} from '../coverage/list';

const EVENT = /(?:entry|media|media-folder|releases|review-workflows)\.[a-zA-Z-]+/;
const OPERATOR = /\$[a-zA-Z]+/;
const ERROR = /[A-Z]\w*Error/;

/** Whether code in a text is the name of an event, a filter operator or a class of errors. */
export function isNameOfCode(text: string): boolean {
  return new RegExp(`^(?:${EVENT.source}|${OPERATOR.source}|${ERROR.source})$`).test(text);
}

/** Names in the server's code and in the client. @param cmsDir absolute path of `proof/cms`, installed */
export function readCodeNames(cmsDir: string): string[] {
  const names = new Set<string>();
  const scope = path.join(cmsDir, 'node_modules/@strapi');
  const folders = readdirSync(scope).filter((name) => existsSync(path.join(scope, name, 'dist')));
  for (const text of folders.flatMap((name) => codeBelow(cmsDir, `@strapi/${name}/dist`, isOfServer))) {
    for (const [, name = ''] of text.matchAll(new RegExp(`['"\`](${EVENT.source}|${OPERATOR.source})['"\`]`, 'g')))
      names.add(name);
    for (const [name] of text.matchAll(new RegExp(`\\b${ERROR.source}\\b`, 'g'))) names.add(name);
  }
  return [...names].sort();
}

/** The admin panel's code has other names. */
function isOfServer(file: string): boolean {
  return !/^admin\b/.test(file);
}
