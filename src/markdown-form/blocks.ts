/** Markdown blocks that handlers combine. */

export function blocks(...parts: string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

export function bold(text: string): string {
  return text === '' ? '' : `**${text}**`;
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** A list item. Lines after the first are indented, so that they belong to it. */
export function item(text: string): string {
  return `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;
}

export function image(alt: string, src: string | undefined, link: (url: string) => string): string {
  // The build renames files next to a page, so only files with a fixed URL can be used.
  if (src === undefined || !/^(?:[a-z]+:)?\//i.test(src)) return alt === '' ? '' : `*Image: ${alt}*`;
  return `![${alt}](${link(src)})`;
}
