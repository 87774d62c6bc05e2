import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fault} from './finding';

const REFERENCE = /(?<![\w\]\\])\[([^[\]]+)\]\[([^[\]]*)\]/g;

/** Finds reference links, `[text][label]`, whose label isn't defined in the file. Readers would see the brackets. */
export function checkReferences(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'text', ({value, position}) => {
    for (const {0: reference, 1: text = '', 2: label = '', index} of value.matchAll(REFERENCE)) {
      const line = (position?.start.line ?? 1) + (value.slice(0, index).match(/\n/g)?.length ?? 0);
      faults.push({
        line,
        reason: `the link ${reference} has no definition`,
        fix: `Add the line "[${label || text}]: ./file.md", or put code in backticks`,
      });
    }
  });
  return faults;
}
