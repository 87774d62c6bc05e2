import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {propOf} from 'docs-corpus/element';
import {MANIFEST, readShot} from '../corpus/screenshots';
import {requireAttribute} from './requireAttribute';

/**
 * Runs when Docusaurus reads pages: gives each `<Screenshot scene="…" />` and `<Card scene="…">` the data of its scene as a separate module. A page
 * loads only its own scenes, and is rebuilt when one of them is taken again.
 */
export function remarkScreenshots(): (root: Root) => void {
  return (root) => {
    visit(root, (element) => {
      if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement') return;
      if (element.name !== 'Screenshot' && element.name !== 'Card') return;
      const scene = propOf(element, 'scene');
      // The corpus reports its faults, with file, line, and fix.
      if (typeof scene === 'string' && readShot(scene)) {
        element.attributes.push(requireAttribute('shot', `@site/${MANIFEST}/${scene}.json`));
      }
    });
  };
}
