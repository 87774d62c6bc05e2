/**
 * `npm run new:page -- cms/features/my-feature [--after=cms/features/preview] [--kind=feature]`: creates a page from the template of its kind, and
 * gives it a place in the reading order.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseEnvironment} from '../../plugins/environment';
import {writtenPages} from '../../plugins/corpus/reading-order';
import {KINDS, kindOf, type Kind} from './kinds';
import {placePage, planPage, writePage} from './newPage';
import {PageError} from './pageId';
import {formatted, READING_ORDER} from './readingOrderFile';

const USAGE = `Usage: npm run new:page -- cms/features/my-feature [--after=cms/features/preview] [--kind=${KINDS.join('|')}]`;

async function main(): Promise<void> {
  const {docsDir} = parseEnvironment(process.env);
  const options = {kind: {type: 'string'}, after: {type: 'string'}} as const;
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) throw new PageError(`Name one page.\n${USAGE}`);
  const written = writtenPages(docsDir);
  const id = planPage(named, written, docsDir);
  const kind = values.kind === undefined ? kindOf(id) : toKind(values.kind);
  const order = path.resolve(READING_ORDER);
  const {text, after} = placePage(id, readFileSync(order, 'utf8'), written, docsDir, values.after);
  const file = writePage(id, kind, docsDir);
  console.log(`Created ${file} from the template "${kind}".`);
  if (after !== null) {
    writeFileSync(order, await formatted(text, order));
    console.log(`Added '${id}' to ${READING_ORDER} after '${after}'. Move the line if readers look for it elsewhere.`);
  }
  console.log(`Replace its "to write" comments: npm run check lists them, and npm start shows the page at /${id}.`);
}

function toKind(text: string): Kind {
  const kind = KINDS.find((candidate) => candidate === text);
  if (!kind) throw new PageError(`Unknown kind of page "${text}". Use one of ${KINDS.join(', ')}.`);
  return kind;
}

main().catch((error: unknown) => {
  const isUsage = error instanceof PageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? error.message : error);
  process.exitCode = 1;
});
