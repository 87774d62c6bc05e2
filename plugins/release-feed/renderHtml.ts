import {toHtml} from 'hast-util-to-html';
import type {Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';

/** The URL that replaces the URL of a link; `null` for a link to a Markdown file that isn't a page. */
export type ResolveLink = (url: string) => string | null;

/** The text of a release without MDX comments and components, which only pages support. */
export function renderHtml(content: readonly RootContent[], resolveLink: ResolveLink): string {
  const root: Root = structuredClone({type: 'root', children: [...content]});
  visit(root, (node, index, parent) => {
    if (parent && index !== undefined && node.type.startsWith('mdx')) {
      parent.children.splice(index, 1);
      return index;
    }
    // For a broken link, the corpus stops the build with the file, line, and fix.
    if (node.type === 'link') node.url = resolveLink(node.url) ?? node.url;
    return undefined;
  });
  return toHtml(toHast(root));
}
