import type {Nodes} from 'mdast';
import {isCommentNode} from '../../plugins/corpus';

/** Text of a block without comments, with its code in backticks. */
export function textOf(node: Nodes): string {
  if (isCommentNode(node)) return '';
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** What follows the last end of a sentence in a text, which can itself be a sentence's end. */
export function lastSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed.slice((/^[^]*[.!?]\s+(?=[A-Z`])/.exec(trimmed)?.[0] ?? '').length);
}
