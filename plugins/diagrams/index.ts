import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {drawingName, drawingNames} from './drawings';

export {DRAWINGS, drawingFile, drawingName, drawingNames, readDrawing} from './drawings';

const LOADER = '@site/plugins/diagrams/loadDrawing.mjs';
/** A module needs a file even if the loader takes its text from elsewhere. */
const RESOURCE = '@site/plugins/diagrams/drawings/README.md';

/**
 * For Docusaurus's own reading of pages: replaces each `mermaid` fence by its drawing, as a module of its own. So readers
 * download no Mermaid, and a page carries its own drawings only. In development, a fence without a drawing is drawn in the browser.
 */
export function remarkDiagrams(): (root: Root, file: VFile) => void {
  return (root, file) => {
    visit(root, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const name = drawingName(node.value);
      if (process.env.NODE_ENV === 'production' && !drawingNames().includes(name)) throw new MissingDrawingError(node, file);
      parent.children[index] = diagram(node, name);
    });
  };
}

class MissingDrawingError extends Error {
  constructor({position}: Code, {path: file}: VFile) {
    const place = `${path.relative(process.cwd(), file)}:${position?.start.line ?? 1}`;
    super(`${place}: the diagram isn't drawn. Run "npm run diagrams" and commit the drawing with the page.`);
  }
}

/** `<Mermaid value="…" drawing={require('…')} />` */
function diagram({value, position}: Code, name: string): MdxJsxFlowElement {
  const request = `!!${LOADER}?${name}!${RESOURCE}`;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Mermaid',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'value', value},
      {
        type: 'mdxJsxAttribute',
        name: 'drawing',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: `require(${JSON.stringify(request)})`,
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
                    arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
                    optional: false,
                  },
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
    ...(position && {position}),
  };
}
