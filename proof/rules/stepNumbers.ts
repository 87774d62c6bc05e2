import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SourceFile} from '../../plugins/corpus';
import type {NameFault} from '../names/checkNames';

/** Finds "step 9" on a page whose longest numbered list has fewer steps. Links can lead to the steps of another page. */
export function checkStepNumbers({root}: SourceFile): NameFault[] {
  const count = Math.max(0, ...stepCounts(root));
  return count === 0 ? [] : faultsIn(root, count);
}

/** Of numbered lists and numbered headings. */
function stepCounts(node: Nodes): number[] {
  const below = 'children' in node ? node.children.flatMap(stepCounts) : [];
  if (node.type === 'list' && node.ordered) return [(node.start ?? 1) + node.children.length - 1, ...below];
  const [, number] = node.type === 'heading' ? (/^(?:Step )?(\d+)\b/.exec(toString(node)) ?? []) : [];
  return number === undefined ? below : [Number(number), ...below];
}

function faultsIn(node: Nodes, count: number): NameFault[] {
  if (node.type === 'link') return [];
  if (node.type !== 'text') return 'children' in node ? node.children.flatMap((child: Nodes) => faultsIn(child, count)) : [];
  return [...node.value.matchAll(/\bsteps? (\d+)\b/gi)].flatMap(({0: name, 1: number, index}) => {
    if (Number(number) <= count) return [];
    const line = (node.position?.start.line ?? 1) + node.value.slice(0, index).split('\n').length - 1;
    return [{line, fault: `The page names ${name}, but its longest list has ${count} steps.`, fix: 'Correct the number.'}];
  });
}
