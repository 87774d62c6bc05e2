import path from 'node:path';
import {
  createCorpusReader as createReader,
  sharedCorpusReader as sharedReader,
  type CorpusOptions,
  type CorpusPage,
  type CorpusReader,
} from 'docs-corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';
import {SITE} from './site';

type Options = Omit<CorpusOptions, 'site'>;

/** Reads the docs folder without running Docusaurus, with the components of this site. */
export function createCorpusReader(options: Options): CorpusReader {
  return createReader({...options, site: SITE});
}

/** The shared reader of a docs folder, so that all plugins of the running site together parse each page only once. */
export function sharedCorpusReader(options: Omit<Options, 'cache'>): CorpusReader {
  return sharedReader({...options, site: SITE});
}

/**
 * Reads every page of a docs folder into data.
 *
 * @param docsDir absolute, or relative to the current folder
 * @param options base folder of file paths in messages (the parent of the docs folder), and the origin of links
 * @returns pages by ID, including unlisted ones
 * @throws {CorpusErrors} with all faults of the docs, each with file, line, and fix
 */
export function parseCorpus(docsDir: string, options: Partial<Omit<Options, 'docsDir'>> = {}): CorpusPage[] {
  const absolute = path.resolve(docsDir);
  return createCorpusReader({docsDir: absolute, siteDir: path.dirname(absolute), siteUrl: DEFAULT_SITE_URL, ...options}).pages();
}
