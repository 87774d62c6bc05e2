/** `npm run new:page -- cms/features/preview [--kind=feature]`: creates a page from the template of its kind. */
import {parseArgs} from 'node:util';
import {parseEnvironment} from '../../plugins/environment';
import {writtenPages} from '../../plugins/corpus/reading-order';
import {KINDS, kindOf, type Kind} from './kinds';
import {NewPageError, planPage, writePage} from './newPage';

const USAGE = `Usage: npm run new:page -- cms/features/preview [--kind=${KINDS.join('|')}]`;

function main(): void {
  const {docsDir} = parseEnvironment(process.env);
  const {values, positionals} = parseArgs({options: {kind: {type: 'string'}}, allowPositionals: true});
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new NewPageError(`Name one page.\n${USAGE}`);
  const id = planPage(path, writtenPages(docsDir));
  const kind = values.kind === undefined ? kindOf(id) : toKind(values.kind);
  const file = writePage(id, kind, docsDir);
  console.log(`Created ${file} from the template "${kind}".`);
  console.log(`Replace its "to write" comments: npm run check lists them, and npm start shows the page at /${id}.`);
}

function toKind(text: string): Kind {
  const kind = KINDS.find((candidate) => candidate === text);
  if (!kind) throw new NewPageError(`Unknown kind of page "${text}". Use one of ${KINDS.join(', ')}.`);
  return kind;
}

try {
  main();
} catch (error) {
  const isUsage = error instanceof NewPageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? error.message : error);
  process.exitCode = 1;
}
