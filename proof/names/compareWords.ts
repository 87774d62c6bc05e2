import path from 'node:path';
import {createCorpusReader, Finding} from '../../plugins/corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {readBooted} from '../coverage/booted';
import {FORMER_NAMES} from '../rules/knownPackages';
import {checkWords} from './checkWords';
import {samplesAndNotes} from './evidence';
import {readWords, WORD} from './words';

/** Pages that name what Strapi 5 no longer has. */
const ABOUT_STRAPI_4 = /^docs\/cms\/migration\//;

/** Compares names in the prose of all pages with the code of the installed packages, and with all samples. */
export async function compareWords(siteDir: string): Promise<Finding[]> {
  const cmsDir = path.join(siteDir, 'proof/cms');
  const reader = createCorpusReader({docsDir: path.join(siteDir, 'docs'), siteDir, siteUrl: DEFAULT_SITE_URL});
  const sources = reader.files().flatMap((docsPath) => reader.inspect(docsPath).source ?? []);
  const {graphql} = await readBooted(cmsDir);
  const known = readWords(cmsDir);
  for (const name of [...graphql, ...FORMER_NAMES]) known.add(name);
  for (const {root} of sources) for (const [word] of samplesAndNotes(root).matchAll(WORD)) known.add(word);
  return sources
    .filter(({file}) => !ABOUT_STRAPI_4.test(file))
    .flatMap((source) => checkWords(source, known).map(({line, fault, fix}) => new Finding(source.file, line, fault, fix)));
}
