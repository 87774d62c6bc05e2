import {visit} from 'unist-util-visit';
import {commentText, isCommentNode, type SourceFile} from 'docs-corpus';
import type {NameFault} from '../names/checkNames';

/** A note with one request of one line, and `-H` in it. Only the lines of `proof rows` have this option. */
const HEADER_IN_PATH = /^proof\b(?! rows)[^:\n]*:\s*(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s(?:(?!\s->\s)[^\n])*\s-H\s/;

/** Finds notes whose header would become a part of the path, so that they send another request than the one they show. */
export function checkNoteHeaders({root}: SourceFile): NameFault[] {
  const faults: NameFault[] = [];
  visit(root, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    if (!isCommentNode(node) || !HEADER_IN_PATH.test(commentText(node.value))) return;
    faults.push({
      line: node.position?.start.line ?? 1,
      fault: 'The note has a header after its path, which would become a part of the path.',
      fix: 'Write the header on a line of its own below the path, as in an HTTP request.',
    });
  });
  return faults;
}
