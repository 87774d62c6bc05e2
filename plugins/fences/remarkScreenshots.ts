import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {requireAttribute} from './requireAttribute';
import {MANIFEST, readShot} from '../corpus/screenshots';

/**
 * Runs when Docusaurus reads pages: gives each `<Screenshot scene="…" />` the data of its scene as a separate module. A page
 * loads only its own scenes, and is rebuilt when one of them is taken again.
 */
export function remarkScreenshots(): (root: Root) => void {
  return (root) => {
    visit(root, (element) => {
      if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement') return;
      if (element.name !== 'Screenshot') return;
      const scene = sceneOf(element);
      // The corpus reports its faults, with file, line, and fix.
      if (scene !== undefined && readShot(scene)) {
        element.attributes.push(requireAttribute('shot', `@site/${MANIFEST}/${scene}.json`));
      }
    });
  };
}

function sceneOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const attribute = attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'scene');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
