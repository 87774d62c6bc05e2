import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SourceFile} from '../../plugins/corpus';
import type {Fault} from './finding';

interface Placed {
  heading: Heading;
  anchor: string;
  line: number;
  text: string;
}

/** Checks levels, empty headings and sections, and anchors that would change if headings were moved. */
export function checkHeadings({root, anchors}: SourceFile, {isSnippet}: {isSnippet: boolean}): Fault[] {
  const headings = [...anchors].map(([heading, anchor]) => ({
    heading,
    anchor,
    line: heading.position?.start.line ?? 1,
    text: shownText(heading),
  }));
  return [...levelFaults(headings, isSnippet), ...headings.flatMap(emptyFault), ...twinFaults(headings), ...emptySections(root)];
}

/** Includes code, but not the ID. */
function shownText({children}: Heading): string {
  return toString(children.filter(({type}) => type !== 'mdxTextExpression')).trim();
}

function levelFaults(headings: readonly Placed[], isSnippet: boolean): Fault[] {
  return headings.flatMap(({heading: {depth}, line}, index): Fault[] => {
    if (depth === 1)
      return [
        {line, reason: 'a first-level heading in the text', fix: 'The title of the front matter is the only one: write "##"'},
      ];
    // The title comes before the first heading. A snippet can be used below any heading.
    const above = headings[index - 1]?.heading.depth ?? (isSnippet ? 6 : 1);
    if (depth <= above + 1) return [];
    return [
      {
        line,
        reason: `a heading of level ${depth} comes after one of level ${above}`,
        fix: `Write "${'#'.repeat(above + 1)}", or put a heading of level ${above + 1} before it`,
      },
    ];
  });
}

function emptyFault({text, line}: Placed): Fault[] {
  return text === '' ? [{line, reason: 'the heading is empty', fix: 'Write its text, or remove it'}] : [];
}

/** A heading that is followed by a deeper one isn't empty. */
function emptySections({children}: Root): Fault[] {
  return children.flatMap((node, index): Fault[] => {
    const next = children[index + 1];
    if (node.type !== 'heading' || (next && (next.type !== 'heading' || next.depth > node.depth))) return [];
    const line = node.position?.start.line ?? 1;
    return [{line, reason: 'the section is empty', fix: 'Write its text, or remove its heading'}];
  });
}

/** A second heading with the same text gets a numbered anchor, which points to another heading if they are moved. */
function twinFaults(headings: readonly Placed[]): Fault[] {
  return headings.flatMap(({heading, text, anchor, line}, index): Fault[] => {
    const earlier = headings.slice(0, index).find((other) => other.text === text);
    if (!earlier || text === '' || hasOwnId(heading) || !isNumbered(anchor, text)) return [];
    return [
      {
        line,
        reason: `the heading "${text}" is also on line ${earlier.line}, so its anchor "${anchor}" depends on their order`,
        fix: 'Give it another text, or its own ID: ## Heading {/* #my-id */}',
      },
    ];
  });
}

function isNumbered(anchor: string, text: string): boolean {
  const plain = createSlugger().slug(text);
  return anchor.startsWith(`${plain}-`) && /^\d+$/.test(anchor.slice(plain.length + 1));
}

function hasOwnId({children}: Heading): boolean {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' && /^\s*\/\*\s*#/.test(last.value);
}
