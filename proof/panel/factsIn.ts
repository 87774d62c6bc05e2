import type {Nodes, RootContent} from 'mdast';
import type {SourceFile} from 'docs-corpus';
import {isElement, textProp} from 'docs-corpus/element';
import {unitsOf, type Span} from 'docs-proof/claims/units';

/** A fact of a card, on one line or on several. */
export interface Fact {
  name: string;
  /** 1-based. */
  line: number;
  spans: readonly Span[];
}

export function factsIn(source: SourceFile, node: Nodes = source.root): Fact[] {
  if (!isElement(node)) return 'children' in node ? node.children.flatMap((child) => factsIn(source, child)) : [];
  if (node.name !== 'Fact') return node.children.flatMap((child) => factsIn(source, child));
  const fact: RootContent = node;
  const units = unitsOf({...source, root: {type: 'root', children: [fact]}});
  const [first] = units;
  return first ? [{name: textProp(node, 'name'), line: first.line, spans: units.flatMap(({spans}) => spans)}] : [];
}

export function textOf({spans}: Pick<Fact, 'spans'>): string {
  return spans.map(({text}) => text).join('');
}
