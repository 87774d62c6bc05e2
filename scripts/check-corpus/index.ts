/**
 * `npm run check:corpus [-- --build build]`: prints one line for each page whose corpus entry and built page differ, and for each file that
 * contains what looks like a secret.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseCorpus} from '../../plugins/corpus';
import {parseEnvironment} from '../../plugins/environment';
import {runScript} from '../runScript';
import {checkBuiltCorpus} from './checkBuiltCorpus';
import {findSecrets} from './secrets';

const {values} = parseArgs({options: {build: {type: 'string', default: 'build'}}});

runScript(() => {
  const {docsDir, siteUrl} = parseEnvironment(process.env);
  const pages = parseCorpus(path.resolve(docsDir), {siteDir: process.cwd(), siteUrl});
  const findings = checkBuiltCorpus(values.build, pages).map(({file, line, fault, fix}) => `${file}:${line}: ${fault}. ${fix}.`);
  const faults = [...findings, ...findSecrets(values.build)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`The corpus has the anchors and the words of all ${pages.length} pages, and no file has a secret.`);
});
