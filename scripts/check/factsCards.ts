import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {textProp} from 'docs-corpus/element';
import type {Fault} from './finding';

/** Facts that the card of a sign-in provider has if it has the first. */
const PROVIDER = ['Name in URLs', 'Callback URL', 'Default scopes', 'Username', 'Email address'];

/** Reports cards without the facts that readers look for in them. */
export function checkFactsCards(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, 'mdxJsxFlowElement', (card) => {
    if (card.name !== 'FactsCard') return;
    const names: string[] = [];
    visit(card, (node) => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Fact')
        names.push(textProp(node, 'name'));
    });
    const line = card.position?.start.line ?? 1;
    const missing = names.includes('Name in URLs') ? PROVIDER.find((name) => !names.includes(name)) : undefined;
    if (names.length === 1)
      faults.push({line, reason: '<FactsCard> has only one fact', fix: 'Write it as a sentence, or add the other facts'});
    else if (missing !== undefined)
      faults.push({line, reason: `<FactsCard> has no fact "${missing}"`, fix: `Write <Fact name="${missing}">`});
  });
  return faults;
}
