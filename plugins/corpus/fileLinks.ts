import {visit} from 'unist-util-visit';
import {textProp} from '../../src/markdown-form';
import {COMPONENTS} from './components';
import {componentUse, type JsxNode} from './element';
import type {SourceFile} from './sourceFile';

export interface FileLink {
  /** As written. */
  url: string;
  /** 1-based. */
  line: number;
  form: 'link' | 'image' | 'definition' | 'prop';
}

/** Links and link targets of a file, based only on its own text. */
export interface FileLinks {
  links: FileLink[];
  /** IDs of its headings. The title doesn't have one. */
  anchors: string[];
  /** Paths of the snippets that it includes, relative to the docs folder. */
  snippets: string[];
}

/** A bare URL in the text that the site converts to a link. */
const BARE_URL = /https?:\/\/[^\s<>()[\]]*[^\s<>()[\].,;:!?'"]/g;

export function fileLinks({root, anchors, snippets}: SourceFile): FileLinks {
  const links: FileLink[] = [];
  const shown = new Set<string>();
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        links.push({url: node.url, line, form: node.type});
        break;
      case 'text':
        for (const [url] of node.value.matchAll(BARE_URL)) links.push({url, line, form: 'link'});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const snippet = snippets.get(node.name ?? '');
        if (snippet !== undefined) shown.add(snippet);
        else for (const url of urlProps(node)) links.push({url, line, form: 'prop'});
      }
    }
  });
  const ids = [...anchors].filter(([{depth}]) => depth > 1).map(([, anchor]) => anchor);
  return {links, anchors: ids, snippets: [...shown]};
}

function urlProps(node: JsxNode): string[] {
  const name = node.name ?? '';
  const use = componentUse(node, name, null);
  return (COMPONENTS[name]?.urls ?? []).flatMap((prop) => textProp(use, prop) ?? []);
}
