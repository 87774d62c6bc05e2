import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SourceFile} from 'docs-corpus';
import type {Fault} from './finding';

/** Checks that the title is the only first-level heading, and that no heading or section is empty. remark-lint checks the other levels. */
export function checkHeadings({root, anchors}: SourceFile, {isSnippet}: {isSnippet: boolean}): Fault[] {
  const headings = [...anchors.keys()];
  return [...levelFaults(headings, isSnippet), ...headings.flatMap(emptyFault), ...emptySections(root)];
}

/** Includes code, but not the ID. */
export function shownText({children}: Heading): string {
  return toString(children.filter(({type}) => type !== 'mdxTextExpression')).trim();
}

function levelFaults(headings: readonly Heading[], isSnippet: boolean): Fault[] {
  return headings.flatMap((heading, index): Fault[] => {
    const line = lineOf(heading);
    if (heading.depth === 1)
      return [
        {line, reason: 'a first-level heading in the text', fix: 'The title of the front matter is the only one: write "##"'},
      ];
    // A snippet can be used below any heading.
    if (index > 0 || heading.depth === 2 || isSnippet) return [];
    return [{line, reason: `the first heading has level ${heading.depth}`, fix: 'Write "##", as it comes after the title'}];
  });
}

function emptyFault(heading: Heading): Fault[] {
  return shownText(heading) === ''
    ? [{line: lineOf(heading), reason: 'the heading is empty', fix: 'Write its text, or remove it'}]
    : [];
}

function lineOf({position}: Heading): number {
  return position?.start.line ?? 1;
}

/** A heading that is followed by a deeper one isn't empty. */
function emptySections({children}: Root): Fault[] {
  return children.flatMap((node, index): Fault[] => {
    const next = children[index + 1];
    if (node.type !== 'heading' || (next && (next.type !== 'heading' || next.depth > node.depth))) return [];
    return [{line: lineOf(node), reason: 'the section is empty', fix: 'Write its text, or remove its heading'}];
  });
}
