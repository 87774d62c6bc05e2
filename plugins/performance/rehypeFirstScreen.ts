import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** Number of blocks that fill the screen of a phone on nearly all pages. `LaterBlocks` draws more at once on a larger screen. */
const FIRST = 4;

/** Pages with fewer blocks are drawn in one step. */
const WORTH_IT = 8;

/**
 * Wraps the content below a page's first screen in `<LaterBlocks>`, which draws it after the first screen when a reader comes from another
 * page. Doesn't change short pages.
 */
export function rehypeFirstScreen(): (root: Root) => void {
  return (root) => {
    const blocks = root.children.filter(isBlock);
    const first = blocks[FIRST];
    if (!first || blocks.length < FIRST + WORTH_IT) return;
    const start = root.children.indexOf(first);
    const below = root.children.slice(start);
    const children = below.filter(isContent);
    const imports = below.filter((node) => !isContent(node));
    const later: MdxJsxFlowElementHast = {type: 'mdxJsxFlowElement', name: 'LaterBlocks', attributes: [], children};
    root.children = [...root.children.slice(0, start), ...imports, later];
  };
}

function isBlock({type}: RootContent): boolean {
  return type === 'element' || type === 'mdxJsxFlowElement';
}

/** Everything except imports, which stay outside. */
function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'mdxjsEsm' && node.type !== 'doctype';
}
