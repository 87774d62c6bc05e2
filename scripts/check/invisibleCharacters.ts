import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';

/** Spaces other than the usual one, and characters without a width. Not the joiner within an emoji. */
const INVISIBLE =
  /[\u00a0\u00ad\u034f\u061c\u1680\u180e\u2000-\u200c\u200e\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]|(?<!\p{Emoji}\ufe0f?)\u200d/u;

/** Finds invisible characters in code, which readers would copy and run. */
export function checkInvisibleCharacters(root: Root): Fault[] {
  const faults: Fault[] = [];
  const check = (code: string, firstLine: number): void => {
    for (const [index, line] of code.split('\n').entries()) {
      const found = INVISIBLE.exec(line)?.[0];
      if (found === undefined) continue;
      const name = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      faults.push({
        line: firstLine + index,
        reason: `code has the invisible character ${name}, after "${line.slice(0, line.indexOf(found)).trim().slice(-20)}"`,
        fix: 'Replace it with a plain space, or remove it',
      });
    }
  };
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    // The first line of a fence is the one with the backticks.
    if (node.type === 'code') check(node.value, line + 1);
    if (node.type === 'inlineCode') check(node.value, line);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagerTabs') {
      for (const {value} of node.attributes) if (typeof value === 'string') check(value, line);
    }
  });
  return faults;
}
