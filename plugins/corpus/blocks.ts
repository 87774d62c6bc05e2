/** Pieces of Markdown that handlers put together. */

export function blocks(...parts: string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

export function bold(text: string): string {
  return text === '' ? '' : `**${text}**`;
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** A list item; lines after the first are indented, so that they stay in it. */
export function item(text: string): string {
  return `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;
}

export function image(alt: string, src: string | undefined, link: (url: string) => string): string {
  // The build renames files next to a page, so only files with their own URL can be shown.
  if (src === undefined || !/^(?:[a-z]+:)?\//i.test(src)) return alt === '' ? '' : `*Image: ${alt}*`;
  return `![${alt}](${link(src)})`;
}
