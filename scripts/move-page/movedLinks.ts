import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isElement} from 'docs-corpus/element';
import {importedPath, linkedFiles, type SourceFile} from 'docs-corpus';
import {HTML_FORMS} from 'docs-corpus/components';
import type {ComponentForm} from 'docs-corpus/markdown-form';
import * as COMPONENTS from '../../src/components/markdown';

export interface Move {
  /** Paths below the docs folder: `cms/faq.md`. */
  from: string;
  to: string;
  /** Paths of the site: `/cms/faq`. */
  oldUrl: string;
  newUrl: string;
  /** Name of the docs folder. */
  docsFolder: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const FORMS: Readonly<Record<string, Pick<ComponentForm, 'urls'>>> = {...HTML_FORMS, ...COMPONENTS};
const SCHEME = /^[a-z][a-z\d+.-]*:|^\/\//i;
const ORIGIN = 'https://docs.strapi.io';

/**
 * The text of a file after a page has moved: links to the page lead to its new place, and the relative links of the page itself where they led
 * before.
 *
 * @returns the text, and how many of its links have changed
 */
export function withMovedLinks(source: SourceFile, move: Move): {text: string; count: number} {
  const edits: Edit[] = [];
  const change = (url: string, start: number | undefined, end: number | undefined): void => {
    const moved = movedUrl(url, source.docsPath, move);
    if (moved === url || start === undefined || end === undefined) return;
    // The last one: the text of a link can be its URL.
    const index = source.text.slice(start, end).lastIndexOf(url);
    if (index !== -1) edits.push({start: start + index, end: start + index + url.length, text: moved});
  };
  visit(source.root, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') change(node.url, start, end);
    else if (node.type === 'mdxjsEsm')
      for (const {1: file = ''} of node.value.matchAll(/from\s+['"]([^'"]+)['"]/g)) change(file, start, end);
    else if (isElement(node)) {
      const urls = FORMS[node.name ?? '']?.urls ?? [];
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && urls.includes(attribute.name) && typeof attribute.value === 'string')
          change(attribute.value, attribute.position?.start.offset, attribute.position?.end.offset);
    }
  });
  const sorted = [...edits].sort((a, b) => b.start - a.start);
  const text = sorted.reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), source.text);
  return {text, count: edits.length};
}

/** @param docsPath the file that has the link, before the move */
function movedUrl(url: string, docsPath: string, {from, to, oldUrl, newUrl, docsFolder}: Move): string {
  const [, origin = '', pathname = '', suffix = ''] = new RegExp(`^(${ORIGIN}(?=/))?([^?#]*)(.*)$`, 's').exec(url) ?? [];
  if (pathname === '' || (origin === '' && SCHEME.test(pathname))) return url;
  if (pathname.startsWith('/') && pathname.replace(/\/$/, '') === oldUrl) return `${origin}${newUrl}${suffix}`;
  if (origin !== '' || pathname.startsWith('/')) return url;
  const site = `@site/${docsFolder}/`;
  if (pathname.startsWith('@')) return pathname === site + from ? `${site}${to}${suffix}` : url;
  const files = /\.mdx?$/.test(pathname) ? linkedFiles(pathname, docsPath, docsFolder) : [importedPath(pathname, docsPath)];
  const target = files.includes(from) ? from : (files[0] ?? '');
  const isOwn = docsPath === from;
  if (!isOwn && target !== from) return url;
  const relative = path.posix.relative(path.posix.dirname(isOwn ? to : docsPath), target === from ? to : target);
  return `${relative.startsWith('.') ? '' : './'}${relative}${suffix}`;
}
