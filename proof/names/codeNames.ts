import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

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
  for (const file of readdirSync(scope).flatMap((name) => scriptsIn(path.join(scope, name, 'dist')))) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(new RegExp(`['"\`](${EVENT.source}|${OPERATOR.source})['"\`]`, 'g')))
      names.add(name);
    for (const [name] of text.matchAll(new RegExp(`\\b${ERROR.source}\\b`, 'g'))) names.add(name);
  }
  return [...names].sort();
}

/** The panel's code has names of its own. */
function scriptsIn(folder: string): string[] {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.c?js$/.test(name) && !/^admin\b/.test(name.split(path.sep).join('/')))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}
