export type {FileLink, FileLinks} from './fileLinks';
export {coversOf} from './covers';
export {linkedFiles} from './links';
export {importedPath} from './sourceFile';
export {commentText, isCommentNode} from './codeBlocks';
export type {CallPane, CodeBlock, Fence, TabPlace} from './codeBlocks';
export {tableText, type TableCell, type TableRow, type TableText} from './tables';
export {emptyComments} from './emptyComments';
export {withLineFeeds} from './decode';
export {CorpusErrors} from './errors';
export {Finding, sortFindings} from './finding';
export {parseMdx} from './parseMdx';
export {
  createCorpusReader,
  sharedCorpusReader,
  type CorpusOptions,
  type CorpusReader,
  type InspectedFile,
  type PageCode,
} from './reader';
export {frontMatterOf, isSnippet, unlistedSnippet} from './pageMeta';
export {bindForms, collection, type Collection, type Pages, type Site} from './site';
export {shareTrees} from './sharedTrees';
export type {SourceFile} from './sourceFile';
export type * from './types';
export {readYaml, type ReadYaml, type Yaml} from './yaml';
