import {toHtml} from 'hast-util-to-html';
import type {Nodes, Root, RootContent, Text} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {textProp} from 'docs-corpus/markdown-form';
import {badgeText} from '../../src/site/badges';
import {componentUse} from 'docs-corpus/element';

/** The URL that replaces the URL of a link; `null` for a link to a Markdown file that isn't a page. */
export type ResolveLink = (url: string) => string | null;

/** The text of a release without MDX comments and components, which only pages support. A badge with a plan becomes text. */
export function renderHtml(content: readonly RootContent[], resolveLink: ResolveLink): string {
  const root: Root = structuredClone({type: 'root', children: [...content]});
  visit(root, (node, index, parent) => {
    if (parent && index !== undefined && node.type.startsWith('mdx')) {
      parent.children.splice(index, 1, ...planOf(node));
      return index;
    }
    // For a broken link, the corpus stops the build with the file, line, and fix.
    if (node.type === 'link') node.url = resolveLink(node.url) ?? node.url;
    return undefined;
  });
  return toHtml(toHast(root));
}

function planOf(node: Nodes): Text[] {
  if (node.type !== 'mdxJsxTextElement' || node.name !== 'PlanBadge') return [];
  const plan = textProp(componentUse(node, node.name, null), 'plan') ?? '';
  return [{type: 'text', value: `(${badgeText.plan(plan)})`}];
}
