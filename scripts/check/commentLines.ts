import type {Nodes, Root} from 'mdast';
import {isCommentNode} from 'docs-corpus';
import type {Fault} from './finding';
import {taskOf} from './unwritten';

/** Finds comments inside sentences and cells, where they interrupt whoever reads the source. IDs of headings belong there. */
export function checkCommentLines(root: Root): Fault[] {
  return inlineComments(root).map((comment) => ({
    line: comment.position?.start.line ?? 1,
    reason: 'a comment is inside a sentence, cell or card',
    fix: 'Run "npm run check -- --fix", which moves it to a line of its own: after the paragraph, list item or fact, or with one line for each row after the table',
  }));
}

/** Comments that share a line with text, in the order of the text. One that says what is to be written stands for that text. */
export function inlineComments(node: Nodes): Nodes[] {
  if (node.type === 'heading') return [];
  if (isCommentNode(node)) return node.type === 'mdxTextExpression' && taskOf(node) === undefined ? [node] : [];
  return 'children' in node ? node.children.flatMap(inlineComments) : [];
}
