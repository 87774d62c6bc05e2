import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {textProp, type ComponentForm} from './markdown-form';
import {componentUse, type JsxNode} from './element';
import type {SourceFile} from './sourceFile';

export interface FileLink {
  /** As written. */
  url: string;
  /** 1-based. */
  line: number;
  form: 'link' | 'image' | 'definition' | 'prop' | 'bare';
  /** What readers see of a link in the text, without formatting; empty for the other forms. */
  text: string;
  /** Its text, if that is only code. */
  code: string | null;
}

/** A heading with the text up to the next one of its level or above. */
export interface LinkedSection {
  anchor: string;
  /** 1-based line of the heading. */
  from: number;
  /** Last line, including. */
  to: number;
}

/** Links and link targets of a file, based only on its own text. */
export interface FileLinks {
  links: FileLink[];
  /** Sections by the IDs of their headings. The title doesn't have one. */
  sections: LinkedSection[];
  /** Paths of the snippets that it includes, relative to the docs folder. */
  snippets: string[];
}

/** A URL in the text, which isn't a link of the built site. */
const BARE_URL = /https?:\/\/[^\s<>()[\]]*[^\s<>()[\].,;:!?'"]/g;

export function fileLinks(
  {root, text, anchors, snippets}: SourceFile,
  forms: Readonly<Record<string, ComponentForm>>,
): FileLinks {
  const links: FileLink[] = [];
  const shown = new Set<string>();
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
        links.push({url: node.url, line, form: node.type, text: toString(node), code: codeOf(node.children)});
        break;
      case 'image':
      case 'definition':
        links.push({url: node.url, line, form: node.type, text: '', code: null});
        break;
      case 'text':
        for (const [url] of node.value.matchAll(BARE_URL)) links.push({url, line, form: 'bare', text: '', code: null});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const snippet = snippets.get(node.name ?? '');
        if (snippet !== undefined) shown.add(snippet);
        else for (const url of urlProps(node, forms)) links.push({url, line, form: 'prop', text: '', code: null});
      }
    }
  });
  return {links, sections: sectionsOf(anchors, text.split('\n').length), snippets: [...shown]};
}

function codeOf(children: readonly PhrasingContent[]): string | null {
  const [first, ...others] = children;
  return first?.type === 'inlineCode' && others.length === 0 ? first.value : null;
}

function sectionsOf(anchors: SourceFile['anchors'], lineCount: number): LinkedSection[] {
  const headings = [...anchors].map(([{depth, position}, anchor]) => ({depth, anchor, from: position?.start.line ?? 1}));
  return headings.flatMap(({depth, anchor, from}, index) => {
    const next = headings.slice(index + 1).find((heading) => heading.depth <= depth);
    return depth > 1 ? [{anchor, from, to: next ? next.from - 1 : lineCount}] : [];
  });
}

function urlProps(node: JsxNode, forms: Readonly<Record<string, ComponentForm>>): string[] {
  const name = node.name ?? '';
  const use = componentUse(node, name, null);
  return (forms[name]?.urls ?? []).flatMap((prop) => textProp(use, prop) ?? []);
}
