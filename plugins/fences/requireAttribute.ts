import type {MdxJsxAttribute} from 'mdast-util-mdx';

/**
 * Adds `name={require('…')}` to an element of a page, so that it has its own module, which is rebuilt when its file changes.
 *
 * @param request of the module, with `@site` for the site's folder
 */
export function requireAttribute(name: string, request: string): MdxJsxAttribute {
  const raw = JSON.stringify(request);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${raw})`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'CallExpression',
                callee: {type: 'Identifier', name: 'require'},
                arguments: [{type: 'Literal', value: request, raw}],
                optional: false,
              },
            },
          ],
        },
      },
    },
  };
}
