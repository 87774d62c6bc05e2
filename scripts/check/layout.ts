import type {Heading, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {tableText} from 'docs-corpus';
import {lineOf} from 'docs-corpus/scope';
import {kindOf} from '../new-page/kinds';
import {checkFactsLayout} from './factsCards';
import type {Fault} from './finding';
import {shownText} from './headings';
import {LAST} from './sections';

const LABEL = /^(?:limits|limitations|errors|troubleshooting)[:.]?$/i;
/** First column of a table of failed input. */
const FAILED_INPUT = /^(?:you (?:sent|send|passed|wrote|typed|ran|called|set)|symptom)$/i;
/** Pages that only list errors. */
const ERROR_PAGE = /\/errors$/;

/** Reports labels instead of headings, failed input in the middle of a page, and facts before the first task. */
export function checkLayout(root: Root, id: string): Fault[] {
  // Readers open the page of a provider for the facts on its card.
  return [
    ...labelFaults(root),
    ...(ERROR_PAGE.test(id) ? [] : failedInputFaults(root)),
    ...(kindOf(id) === 'provider' ? [] : checkFactsLayout(root)),
  ];
}

function labelFaults(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'paragraph', (paragraph) => {
    const [first] = paragraph.children;
    if (first?.type !== 'strong' || !LABEL.test(toString(first))) return;
    faults.push({
      line: lineOf(paragraph),
      reason: `"${toString(first)}" is a label in the middle of a section`,
      fix: 'Move each line to the sentence where the reader would trip over it, or to the table at the end of the page',
    });
  });
  return faults;
}

function failedInputFaults(root: Root): Fault[] {
  const tables: Table[] = [];
  visit(root, 'table', (table) => {
    if (FAILED_INPUT.test(tableText(table).headers[0] ?? '')) tables.push(table);
  });
  const last = tables.at(-1);
  if (!last) return [];
  const repeated = tables.slice(0, -1).map((table) => ({
    line: lineOf(table),
    reason: 'the page has another table of failed input',
    fix: 'Keep one, at the end of the page',
  }));
  const later = root.children.find(
    (node): node is Heading =>
      node.type === 'heading' && node.depth === 2 && lineOf(node) > lineOf(last) && !LAST.includes(shownText(node)),
  );
  if (!later) return repeated;
  return [
    ...repeated,
    {
      line: lineOf(last),
      reason: `the section "${shownText(later)}" comes after the table of failed input`,
      fix: 'Move the table to the end of the page',
    },
  ];
}
