/** `npm run move:page OLD NEW [--after=cms/features/preview]`: moves a page with its links, its place in the reading order, and its old URL. */
import {parseArgs} from 'node:util';
import {parseEnvironment} from '../../plugins/environment';
import {PageError} from '../new-page/pageId';
import {movePage} from './movePage';

const USAGE = 'Usage: npm run move:page -- cms/features/preview cms/features/live-preview [--after=cms/features/releases]';

async function main(): Promise<void> {
  const {docsDir} = parseEnvironment(process.env);
  const {values, positionals} = parseArgs({options: {after: {type: 'string'}}, allowPositionals: true});
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || others.length > 0)
    throw new PageError(`Name the page and its new path.\n${USAGE}`);
  for (const sentence of await movePage(process.cwd(), docsDir, from, to, values.after)) console.log(sentence);
}

main().catch((error: unknown) => {
  const isUsage = error instanceof PageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? error.message : error);
  process.exitCode = 1;
});
