/** `npm run check:corpus [-- --build build]`: prints one line for each page whose corpus entry and built page differ. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseCorpus} from '../../plugins/corpus';
import {parseEnvironment} from '../../plugins/environment';
import {checkBuiltCorpus} from './checkBuiltCorpus';

const {values} = parseArgs({options: {build: {type: 'string', default: 'build'}}});

try {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const pages = parseCorpus(path.resolve(docsDir), {siteDir: process.cwd(), siteUrl});
  const findings = checkBuiltCorpus(values.build, pages);
  for (const {file, line, fault, fix} of findings) console.error(`${file}:${line}: ${fault}. ${fix}.`);
  if (findings.length > 0) process.exitCode = 1;
  else console.log(`The corpus has the anchors and the words of all ${pages.length} pages.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
