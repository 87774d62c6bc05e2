import {isElement} from 'docs-corpus/element';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';

const TO_WRITE = /^\s*\/\*\s*to write:\s*([\s\S]*?)\.?\s*\*\/\s*$/;
const DOTS = '…';

/** Finds parts of a page's template that aren't filled in: `to write: …` in a comment, and dots in place of text. */
export function checkUnwritten(root: Root): Fault[] {
  const faults = new Map<number, Fault>();
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    const task = taskOf(node);
    if (task !== undefined)
      faults.set(line, {line, reason: `not written yet: ${task}`, fix: 'Write it in place of this comment, or remove both'});
    else if (isDots(node) && !faults.has(line))
      faults.set(line, {line, reason: `dots are in place of text`, fix: 'Write the text, or remove it'});
  });
  return [...faults.values()];
}

/** What a comment of a template tells the writer to write. */
export function taskOf(node: Nodes): string | undefined {
  const isComment = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isComment ? TO_WRITE.exec(node.value)?.[1] : undefined;
}

function isDots(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === DOTS;
  if (!isElement(node)) return false;
  return node.attributes.some(({value}) => value === DOTS);
}
