import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {RedirectorTable} from './types';

const SOURCE = path.join(__dirname, 'browser/redirector.ts');

/** The redirect script, with its table. `data-to` on its element is the page that replaced the URL. */
export function browserScript(table: RedirectorTable): string {
  const {outputText} = ts.transpileModule(readFileSync(SOURCE, 'utf8'), {
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true},
  });
  return `(() => {
${outputText.replace('export function', 'function').trim()}
const {dataset, async} = document.currentScript;
const target = redirectTarget(location, ${JSON.stringify(table)}, dataset.to ?? null);
// What comes after this in the document is hidden, so that no script begins to show another page.
if (target !== null) {
  location.replace(target);
  if (!async) document.write('<!--');
}
})();
`;
}
