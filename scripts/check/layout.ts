import type {Heading, Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {JsxNode} from 'docs-corpus/element';
import type {Fault} from './finding';
import {shownText} from './headings';
import {LAST} from './sections';
import {kindOf} from '../new-page/kinds';

const LABEL = /^(?:limits|limitations|errors|troubleshooting)[:.]?$/i;
/** First column of a table of failed input. */
const FAILED_INPUT = /^(?:you (?:sent|send|passed|wrote|typed|ran|called|set)|symptom)$/i;
/** Pages that only list errors. */
const ERROR_PAGE = /\/errors$/;
const FACT_LIMIT = 3;

/** Reports labels instead of headings, failed input in the middle of a page, and facts before the first task. */
export function checkLayout(root: Root, id: string): Fault[] {
  // Readers open the page of a provider for the facts on its card.
  return [
    ...labelFaults(root),
    ...(ERROR_PAGE.test(id) ? [] : failedInputFaults(root)),
    ...(kindOf(id) === 'provider' ? [] : factsFaults(root)),
  ];
}

function labelFaults(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'paragraph', ({children: [first], position}) => {
    if (first?.type !== 'strong' || !LABEL.test(toString(first))) return;
    faults.push({
      line: position?.start.line ?? 1,
      reason: `"${toString(first)}" is a label in the middle of a section`,
      fix: 'Move each line to the sentence where the reader would trip over it, or to the table at the end of the page',
    });
  });
  return faults;
}

function failedInputFaults(root: Root): Fault[] {
  const tables: Table[] = [];
  visit(root, 'table', (table) => {
    if (FAILED_INPUT.test(columnOf(table, 0))) tables.push(table);
  });
  const last = tables.at(-1);
  if (!last) return [];
  const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;
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

function columnOf({children: [head]}: Table, index: number): string {
  const cell = head?.children[index];
  return cell ? toString(cell).trim() : '';
}

function factsFaults(root: Root): Fault[] {
  const faults: Fault[] = [];
  let hasTask = false;
  visit(root, (node) => {
    if (isTask(node)) hasTask = true;
    if (!isElement(node, 'FactsCard')) return;
    const names = node.children.filter((child) => isElement(child, 'Fact'));
    const line = node.position?.start.line ?? 1;
    if (!hasTask)
      faults.push({
        line,
        reason: '<FactsCard> comes before the first task',
        fix: 'Move it below the first step, sample, or image',
      });
    if (names.length > FACT_LIMIT)
      faults.push({
        line,
        reason: `<FactsCard> has ${names.length} facts, more than ${FACT_LIMIT}`,
        fix: 'Keep the ones that readers need first',
      });
  });
  return faults;
}

function isTask(node: Nodes): boolean {
  return node.type === 'code' || (node.type === 'list' && node.ordered === true) || isElement(node, 'Screenshot');
}

function isElement(node: Nodes, name: string): node is JsxNode {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;
}
