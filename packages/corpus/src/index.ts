import path from 'node:path';
import {DEFAULT_SITE_URL} from '../../../src/site/constants';
import {createCorpusReader, type CorpusOptions} from './reader';
import type {CorpusPage} from './types';

export type {FileLink, FileLinks} from './fileLinks';
export {linkedFiles} from './links';
export {importedPath} from './sourceFile';
export {commentText, isCommentNode, tableText} from './codeBlocks';
export type {CallPane, CodeBlock, Fence, TableCell, TableRow, TableText, TabPlace} from './codeBlocks';
export {emptyComments} from './emptyComments';
export {withLineFeeds} from './decode';
export {CorpusErrors} from './errors';
export {Finding, sortFindings} from './finding';
export {parseMdx} from './parseMdx';
export {loadedCorpus, type LoadedCorpus, type PlacedPage} from './loaded';
export {createCorpusReader, sharedCorpusReader, type CorpusReader, type InspectedFile, type PageCode} from './reader';
export {frontMatterOf, isSnippet, unlistedSnippet} from './pageMeta';
export {shareTrees} from './sharedTrees';
export type {SourceFile} from './sourceFile';
export type * from './types';
export {readYaml, type ReadYaml, type Yaml} from './yaml';

/**
 * Reads every page of a docs folder into data, without running Docusaurus.
 *
 * @param docsDir absolute, or relative to the current folder
 * @param options base folder of file paths in messages (the parent of the docs folder), and the origin of links
 * @returns pages by ID, including unlisted ones
 * @throws {CorpusErrors} with all faults of the docs, each with file, line, and fix
 */
export function parseCorpus(docsDir: string, options: Partial<Omit<CorpusOptions, 'docsDir'>> = {}): CorpusPage[] {
  const absolute = path.resolve(docsDir);
  return createCorpusReader({docsDir: absolute, siteDir: path.dirname(absolute), siteUrl: DEFAULT_SITE_URL, ...options}).pages();
}
