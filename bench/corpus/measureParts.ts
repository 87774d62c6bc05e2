/** A process of its own, so that nothing is warm: prints the CPU seconds of each part of the corpus' work in a build. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {createCorpusReader} from '../../plugins/corpus';
import {filePageCache} from '../../plugins/corpus/pageCache';
import {writeGeneratedFiles} from '../../plugins/generatedFiles';
import {documents} from '../../plugins/llms-txt/documents';
import {readVocabulary, tagFiles} from '../../plugins/tag-index/tagFiles';
import {DEFAULT_SITE_URL, SITE_TAGLINE, SITE_TITLE} from '../../src/site/constants';
import {GROWN_DOCS} from '../growTree';
import {PAGE_CACHE, printMeasured, type PartName} from './protocol';

const OUT_DIR = '.cache/bench/corpus-files';
const docsDir = path.resolve(GROWN_DOCS);
const site = {title: SITE_TITLE, tagline: SITE_TAGLINE, url: DEFAULT_SITE_URL};

/** Of all threads, the garbage collector's too. */
async function cpuSeconds(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function measureParts(): Promise<Record<PartName, number>> {
  rmSync(OUT_DIR, {recursive: true, force: true});
  const reader = createCorpusReader({
    docsDir,
    siteDir: process.cwd(),
    siteUrl: DEFAULT_SITE_URL,
    cache: filePageCache(PAGE_CACHE),
  });
  const parse = await cpuSeconds(() => void reader.pages());
  const llms = await cpuSeconds(() => {
    const pages = reader.pages().map((page) => ({...page, sidebar: 'cmsSidebar', groups: []}));
    return writeGeneratedFiles(OUT_DIR, documents(pages, site));
  });
  const tags = await cpuSeconds(() => writeGeneratedFiles(OUT_DIR, tagFiles(reader.pages(), readVocabulary(docsDir))));
  return {parse, llms, tags, all: parse + llms + tags};
}

void measureParts().then(printMeasured);
