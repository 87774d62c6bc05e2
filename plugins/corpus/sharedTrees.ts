import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {parseMdx} from './parseMdx';

/** Characters of all texts. A tree takes about a hundred bytes for each, so more pages would fill the memory. */
const MAX_LENGTH = 4_000_000;

/** By the text that they were made of. */
const trees = new Map<string, Root>();
let length = 0;

/** Parses a page, and in a build keeps its tree for `remarkSharedTrees`. */
export function parseAndShare(text: string): Root {
  const root = parseMdx(text);
  if (length + text.length <= MAX_LENGTH) {
    trees.set(text, root);
    length += text.length;
  }
  return root;
}

/**
 * For Docusaurus's own reading of pages, which would parse them a second time: gives it the trees that the corpus has made of
 * the same texts with the same parser. What isn't there is parsed. Each is given away once, because other plugins change it.
 */
export function remarkSharedTrees(this: Processor): void {
  const {parser} = this;
  if (!parser)
    throw new Error('plugins/corpus/sharedTrees.ts: MDX has no parser before its plugins any more. Remove the plugin.');
  this.parser = (text, file) => {
    const root = trees.get(text);
    trees.delete(text);
    return root ?? parser(text, file);
  };
}
