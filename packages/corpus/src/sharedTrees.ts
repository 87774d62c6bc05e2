import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {parseMdx} from './parseMdx';

/** Limit for the characters of all texts. A tree takes about a hundred bytes per character, so more pages would fill the memory. */
const MAX_LENGTH = 4_000_000;

/** Trees by their text. */
const trees = new Map<string, Root>();
let length = 0;
let isSharing = false;

/** Parses a page, and keeps its tree for Docusaurus in a build with `shareTrees()`. */
export function parseShared(text: string): Root {
  const root = parseMdx(text);
  if (isSharing && length + text.length <= MAX_LENGTH) {
    trees.set(text, root);
    length += text.length;
  }
  return root;
}

/**
 * Saves a build from parsing each page a second time.
 *
 * @returns a remark plugin that gives Docusaurus the corpus's trees of the same texts, and parses other texts. Each tree is used only
 * once, because other plugins change it.
 */
export function shareTrees(): (this: Processor) => void {
  isSharing = true;
  return function remarkSharedTrees(this: Processor) {
    const {parser} = this;
    if (!parser)
      throw new Error('packages/corpus/src/sharedTrees.ts: MDX has no parser before its plugins any more. Remove the plugin.');
    this.parser = (text, file) => {
      const root = trees.get(text);
      trees.delete(text);
      return root ?? parser(text, file);
    };
  };
}
