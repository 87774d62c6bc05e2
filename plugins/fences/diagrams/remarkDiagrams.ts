import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {jsxElement} from '../jsxElement';
import {requireAttribute} from '../requireAttribute';
import {DRAWING_MODULE, drawingName, drawingNames} from './drawings';

interface PageFile {
  /** Absolute. */
  path: string;
}

/**
 * Runs when Docusaurus reads pages: replaces each `mermaid` fence with its drawing, as a separate module. Readers don't
 * download Mermaid, and a page loads only its own drawings.
 *
 * @throws {Error} in production for a fence without a drawing. In development, the browser draws it
 */
export function remarkDiagrams(): (root: Root, file: PageFile) => void {
  return (root, file) => {
    visit(root, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const name = drawingName(node.value);
      if (process.env.NODE_ENV === 'production' && !drawingNames().includes(name)) throw missingDrawing(node, file);
      parent.children[index] = diagram(node, `@site/${DRAWING_MODULE}?${name}`);
    });
  };
}

function missingDrawing({position}: Code, {path: file}: PageFile): Error {
  const place = `${path.relative(process.cwd(), file)}:${position?.start.line ?? 1}`;
  return new Error(`${place}: the diagram isn't drawn. Run "npm run diagrams" and commit the drawing.`);
}

/** `<mermaid value="…" drawing={require('…')} />`. Only the preview of an undrawn diagram needs its text. */
function diagram({value, position}: Code, request: string): MdxJsxFlowElement {
  const element = jsxElement('mermaid', process.env.NODE_ENV === 'production' ? {} : {value});
  element.attributes.push(requireAttribute('drawing', request));
  return {...element, ...(position && {position})};
}
