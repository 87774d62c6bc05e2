import {blocks, bold, image, inlineCode, keepContent, textProp, type ComponentForm, type ComponentUse} from './markdown-form';

/** Docusaurus's default summary. */
const DETAILS: ComponentForm = {
  markdown: (use, content) => blocks(...detailsTitle(use).map(bold), content),
  words: detailsTitle,
};

/**
 * The forms of Docusaurus's components and of HTML elements. The build fails for a component that has no form, because its content would be
 * missing from llms.txt, the Markdown pages, and the search.
 */
export const HTML_FORMS: Readonly<Record<string, ComponentForm>> = {
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
    urls: ['href'],
  },
  img: {markdown: (use, _content, link) => image(textProp(use, 'alt') ?? '', textProp(use, 'src'), link), urls: ['src']},
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
  code: {markdown: (_use, content) => inlineCode(content)},
  kbd: {markdown: (use, content) => html(use, content)},
  sub: {markdown: (use, content) => html(use, content)},
  sup: {markdown: (use, content) => html(use, content)},
  abbr: {markdown: keepContent},
  mark: {markdown: keepContent},
};

/** Docusaurus's admonitions, and `prerequisites`. Without a title, the kind is the title. */
export const ADMONITIONS: ReadonlySet<string> = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'prerequisites']);

/** A blockquote that begins with its kind and title. */
export function admonition(kind: string, title: string | undefined, content: string): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const body = blocks(bold(title === undefined || title === '' ? name : `${name}: ${title}`), content);
  return body.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

function html({name}: ComponentUse, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function detailsTitle({children}: ComponentUse): string[] {
  return children.some(({name}) => name === 'summary') ? [] : ['Details'];
}
