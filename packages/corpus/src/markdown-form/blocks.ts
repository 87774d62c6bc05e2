/** Markdown blocks that handlers combine. */
import {textProp, type ComponentUse} from './componentUse';

export function blocks(...parts: string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

export function bold(text: string): string {
  return text === '' ? '' : `**${text}**`;
}

/** Inline code, delimited by more backticks than the text has in a row. */
export function inlineCode(text: string): string {
  const backticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${backticks}${space}${text}${space}${backticks}`;
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** A list item. Lines after the first are indented, so that they belong to it. */
export function item(text: string): string {
  return `- ${text.replace(/\n(?=[^\n])/g, '\n  ')}`;
}

/** The `title` of a component, as a link if it has a `to`. */
export function linkedTitle(use: ComponentUse, link: (url: string) => string): string {
  const [title = '', to] = [textProp(use, 'title'), textProp(use, 'to')];
  return to === undefined ? title : `[${title}](${link(to)})`;
}

export function image(alt: string, src: string | undefined, link: (url: string) => string): string {
  // The build renames files next to a page, so only files with a fixed URL can be used.
  if (src === undefined || !/^(?:[a-z]+:)?\//i.test(src)) return alt === '' ? '' : `*Image: ${alt}*`;
  return `![${alt}](${link(src)})`;
}
