import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';

const DIRECTIVE = /^\s*:::+\s*([a-z]*)/im;

/**
 * Finds `:::` that readers would see as text: `:::tip Title` (the title needs brackets), an unknown or misspelled
 * opening, and an end without an opening.
 */
export function checkLiteralAdmonitions(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'text', (node) => {
    const match = DIRECTIVE.exec(node.value);
    if (!match) return;
    const linesBefore = node.value.slice(0, match.index).split('\n').length - 1;
    faults.push({
      line: (node.position?.start.line ?? 1) + linesBefore,
      reason: `"${match[0].trim()}" would be shown as text`,
      fix: 'Write an admonition as ":::tip[Title]" on a separate line, and end it with ":::"',
    });
  });
  return faults;
}
