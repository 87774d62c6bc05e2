/** An element of text as Markdown: its links with absolute URLs, code, and bold text. */
export function markdownOf(element: Element): string {
  return Array.from(element.childNodes, nodeAsMarkdown).join('').replace(/\s+/g, ' ').trim();
}

function nodeAsMarkdown(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const text = Array.from(node.childNodes, nodeAsMarkdown).join('');
  if (node instanceof HTMLAnchorElement) return `[${text}](${node.href})`;
  if (node.tagName === 'CODE') return `\`${text}\``;
  return node.tagName === 'STRONG' ? `**${text}**` : text;
}
