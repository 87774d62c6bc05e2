import {textProp, type ComponentUse} from './element';
import type {StaticValue} from './staticValue';

export interface ComponentHandler {
  /**
   * The Markdown that stands for the component.
   *
   * @param content what is between its tags, as Markdown
   * @param link makes an address of the page absolute
   */
  markdown: (use: ComponentUse, content: string, link: (url: string) => string) => string;
  /** Words that the component shows by itself, before its content. */
  words?: (use: ComponentUse) => string[];
}

/** Docusaurus names what has no summary. */
const DETAILS: ComponentHandler = {
  markdown: (use, content) => blocks(...detailsTitle(use).map(bold), content),
  words: detailsTitle,
};

/**
 * One handler for every component and HTML element that writers use. A component that is not here fails the
 * build: its content would be missing from llms.txt, the Markdown pages and the search.
 */
export const COMPONENTS: Readonly<Record<string, ComponentHandler>> = {
  Tabs: {markdown: keepContent},
  TabItem: {markdown: (use, content) => blocks(bold(tabLabel(use)), content), words: (use) => [tabLabel(use)]},
  Admonition: {
    markdown: (use, content) => admonition(textProp(use, 'type') ?? 'note', textProp(use, 'title'), content),
    words: (use) => [textProp(use, 'title') ?? textProp(use, 'type') ?? 'note'],
  },

  details: DETAILS,
  Details: DETAILS,
  summary: {markdown: (_use, content) => bold(content)},

  a: {
    markdown: (use, content, link) => {
      const href = textProp(use, 'href');
      return href === undefined ? content : `[${content}](${link(href)})`;
    },
  },
  img: {markdown: (use, _content, link) => image(textProp(use, 'alt') ?? '', textProp(use, 'src'), link)},
  br: {markdown: () => '<br>'},
  hr: {markdown: () => '---'},
  p: {markdown: keepContent},
  div: {markdown: keepContent},
  span: {markdown: keepContent},
  section: {markdown: keepContent},
  figure: {markdown: keepContent},
  figcaption: {markdown: keepContent},
  strong: {markdown: (_use, content) => bold(content)},
  b: {markdown: (_use, content) => bold(content)},
  em: {markdown: (_use, content) => `*${content}*`},
  i: {markdown: (_use, content) => `*${content}*`},
  code: {markdown: (_use, content) => `\`${content}\``},
  kbd: {markdown: (use, content) => html(use, content)},
  sub: {markdown: (use, content) => html(use, content)},
  sup: {markdown: (use, content) => html(use, content)},
  abbr: {markdown: keepContent},
  mark: {markdown: keepContent},
};

/** Docusaurus's names, and what it shows as title where the writer gives none. */
export const ADMONITIONS: ReadonlySet<string> = new Set([
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
]);

/** A quote that begins with its kind and title. */
export function admonition(kind: string, title: string | undefined, content: string): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const body = blocks(bold(title === undefined || title === '' ? name : `${name}: ${title}`), content);
  return body.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

export function image(alt: string, src: string | undefined, link: (url: string) => string): string {
  // The build renames files that stand beside a page, so only files with an address of their own can be shown.
  if (src === undefined || !/^(?:[a-z]+:)?\//i.test(src)) return alt === '' ? '' : `*Image: ${alt}*`;
  return `![${alt}](${link(src)})`;
}

export function blocks(...parts: string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

function keepContent(_use: ComponentUse, content: string): string {
  return content;
}

function bold(text: string): string {
  return text === '' ? '' : `**${text}**`;
}

function html({name}: ComponentUse, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function detailsTitle({childNames}: ComponentUse): string[] {
  return childNames.includes('summary') ? [] : ['Details'];
}

/** A tab is named by its own label, or by the list that its group was given, or by its value. */
function tabLabel(use: ComponentUse): string {
  const value = textProp(use, 'value') ?? '';
  return textProp(use, 'label') ?? listedLabel(use.parent?.prop('values'), value) ?? value;
}

function listedLabel(values: StaticValue | undefined, value: string): string | undefined {
  if (!Array.isArray(values)) return undefined;
  for (const entry of values) {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry) || entry.value !== value) continue;
    return typeof entry.label === 'string' ? entry.label : undefined;
  }
  return undefined;
}
