import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isElement, textProp, type JsxNode} from 'docs-corpus/element';
import {lineOf} from 'docs-corpus/scope';
import type {Fault} from './finding';

/** A card with the first of these facts is that of a sign-in provider, and must have all of them. */
const PROVIDER = ['Name in URLs', 'Callback URL', 'Default scopes', 'Username', 'Email address'];
const FACT_LIMIT = 3;

/** Reports cards without the facts that readers look for in them. */
export function checkFactsCards(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, (node) => {
    if (!isElement(node, 'FactsCard')) return;
    const names = factNames(node);
    const line = lineOf(node);
    const missing = names.includes('Name in URLs') ? PROVIDER.find((name) => !names.includes(name)) : undefined;
    if (names.length === 1)
      faults.push({line, reason: '<FactsCard> has only one fact', fix: 'Write it as a sentence, or add the other facts'});
    else if (missing !== undefined)
      faults.push({line, reason: `<FactsCard> has no fact "${missing}"`, fix: `Write <Fact name="${missing}">`});
  });
  return faults;
}

/** Reports cards with more facts than readers need first, or above the first task. */
export function checkFactsLayout(root: Root): Fault[] {
  const faults: Fault[] = [];
  let hasTask = false;
  visit(root, (node) => {
    if (isTask(node)) hasTask = true;
    if (!isElement(node, 'FactsCard')) return;
    const count = factNames(node).length;
    const line = lineOf(node);
    if (!hasTask)
      faults.push({
        line,
        reason: '<FactsCard> comes before the first task',
        fix: 'Move it below the first step, sample, or image',
      });
    if (count > FACT_LIMIT)
      faults.push({
        line,
        reason: `<FactsCard> has ${count} facts, more than ${FACT_LIMIT}`,
        fix: 'Keep the ones that readers need first',
      });
  });
  return faults;
}

function factNames(card: JsxNode): string[] {
  const names: string[] = [];
  visit(card, (node) => {
    if (isElement(node, 'Fact')) names.push(textProp(node, 'name'));
  });
  return names;
}

function isTask(node: Nodes): boolean {
  return node.type === 'code' || (node.type === 'list' && node.ordered === true) || isElement(node, 'Screenshot');
}
