import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {ChildKind, ComponentUse, StaticValue} from './markdown-form';
import {staticValue} from './staticValue';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** @param name only an element with this name; any, if it isn't set */
export function isElement(node: Nodes, name?: string): node is JsxNode {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return name === undefined || node.name === name;
}

export function componentUse(node: JsxNode, name: string, parent: ComponentUse | null): ComponentUse {
  const propNames = node.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '...'));
  return {name, parent, propNames, children: node.children.flatMap(childKind), prop: (prop) => propOf(node, prop)};
}

function childKind(child: JsxNode['children'][number]): ChildKind[] {
  if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') return [];
  if (child.type === 'text' && child.value.trim() === '') return [];
  if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement')
    return [{type: child.type, name: null, prop: () => undefined}];
  return [{type: child.type, name: child.name, prop: (prop) => propOf(child, prop)}];
}

/** The value of a prop; `undefined` if it isn't set or requires running code. */
export function propOf(node: JsxNode, name: string): StaticValue | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const {value} = attribute;
    if (value === null || value === undefined) return true;
    return typeof value === 'string' ? value : staticValue(value.data?.estree);
  }
  return undefined;
}

/** The value of a string prop, or an empty string. */
export function textProp(node: JsxNode, name: string): string {
  const value = propOf(node, name);
  return typeof value === 'string' ? value : '';
}

const INSIDE_WORDS: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
]);

/** Whether readers see the text before, in, and after an element as one word. A line break, a block, and a component come between words. */
export function isInsideWords({name}: JsxNode): boolean {
  return name === null || INSIDE_WORDS.has(name);
}
