import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {requireAttribute} from '../requireAttribute';
import {MANIFEST, readShot} from '../corpus/screenshots';

/**
 * For Docusaurus's own reading of pages: gives each `<Screenshot scene="…" />` what is known of its scene, as a module of its
 * own. So a page carries its own scenes only, and is created again when one is taken again.
 */
export function remarkScreenshots(): (root: Root) => void {
  return (root) => {
    visit(root, (element) => {
      if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement') return;
      if (element.name !== 'Screenshot') return;
      const scene = sceneOf(element);
      // What is wrong about it is told by the corpus, with file, line and fix.
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
