export type StaticValue = string | number | boolean | null | StaticValue[] | {[key: string]: StaticValue};

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
  /** Type of the Markdown node: `code`, `paragraph`, `mdxJsxFlowElement`. */
  type: string;
  /** Name of the component; `null` for other nodes. */
  name: string | null;
  /** Value of a prop, as in `ComponentUse`. */
  prop: ComponentUse['prop'];
}

export function textProp(use: ComponentUse, name: string): string | undefined {
  const value = use.prop(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
