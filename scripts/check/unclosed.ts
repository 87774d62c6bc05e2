import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';

/** Finds fences and admonitions without an end, which take in the rest of the page. */
export function checkUnclosed(root: Root, text: string): Fault[] {
  const faults: Fault[] = [];
  visit(root, (node) => {
    if (node.type !== 'code' && node.type !== 'containerDirective') return;
    const {start, end} = node.position ?? {};
    const lines = text.slice(start?.offset, end?.offset).trimEnd().split('\n');
    const opening = /^(?:`{3,}|~{3,}|:{3,})/.exec(lines[0] ?? '')?.[0];
    if (opening === undefined || (lines.length > 1 && isEnd(lines.at(-1) ?? '', opening))) return;
    const what = node.type === 'code' ? 'fence' : `admonition ":::${node.name}"`;
    faults.push({
      line: start?.line ?? 1,
      reason: `the ${what} has no end`,
      fix: `Write "${opening}" on a line after its content`,
    });
  });
  return faults;
}

function isEnd(line: string, opening: string): boolean {
  const written = line.replace(/^[\s>]*/, '').trimEnd();
  return written.startsWith(opening) && written === opening.charAt(0).repeat(written.length);
}
