import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** Blocks that fill the screen of a phone on nearly all pages. LaterBlocks draws more at once on a large one. */
const FIRST = 4;

/** A page with few blocks more isn't worth a second step. */
const WORTH_IT = 8;

/**
 * Puts what is below a page's first screen into `<LaterBlocks>`, which draws it after the first screen when a reader comes from another
 * page. For short pages, nothing changes.
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

/** All but imports, which stay outside. */
function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'mdxjsEsm' && node.type !== 'doctype';
}
