import type {MdxJsxFlowElement} from 'mdast-util-mdx';

/** Creates an MDX element with string attributes. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  };
}
