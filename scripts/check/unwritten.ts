import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';

const TO_WRITE = /^\s*\/\*\s*to write:\s*([\s\S]*?)\.?\s*\*\/\s*$/;

/** Places of a page's template that nobody has filled in: `to write: …` in a comment. */
export function checkUnwritten(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const what = 'value' in node ? TO_WRITE.exec(node.value)?.[1] : undefined;
    if (what === undefined) return;
    faults.push({
      line: node.position?.start.line ?? 1,
      reason: `not written yet: ${what}`,
      cure: 'Write it in place of this comment, or remove both where the page needs none',
    });
  });
  return faults;
}
