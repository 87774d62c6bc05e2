import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {staticValue, type StaticValue} from './staticValue';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Data about a component's use that its handler can access. */
export interface ComponentUse {
  name: string;
  /** Value of a prop; `undefined` if it isn't set or requires running code. */
  prop: (name: string) => StaticValue | undefined;
  parent: ComponentUse | null;
  /** Names of the props that are set; `...` for props that are spread. */
  propNames: readonly string[];
  /** Direct children, without comments and whitespace. */
  children: readonly ChildKind[];
}

export interface ChildKind {
  /** Of the Markdown node: `code`, `paragraph`, `mdxJsxFlowElement`. */
  type: string;
  /** Of the component; `null` for anything else. */
  name: string | null;
}

export function componentUse(node: JsxNode, name: string, parent: ComponentUse | null): ComponentUse {
  const propNames = node.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '...'));
  return {name, parent, propNames, children: node.children.flatMap(childKind), prop: (prop) => propOf(node, prop)};
}

function childKind(child: JsxNode['children'][number]): ChildKind[] {
  if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') return [];
  if (child.type === 'text' && child.value.trim() === '') return [];
  return [{type: child.type, name: 'name' in child ? child.name : null}];
}

function propOf(node: JsxNode, name: string): StaticValue | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const {value} = attribute;
    if (value === null || value === undefined) return true;
    return typeof value === 'string' ? value : staticValue(value.data?.estree);
  }
  return undefined;
}

export function textProp(use: ComponentUse, name: string): string | undefined {
  const value = use.prop(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
