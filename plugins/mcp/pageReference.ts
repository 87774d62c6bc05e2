import {cleanPath} from '../../src/lib/cleanPath';
import {decodeUrl} from '../../src/lib/decodeUrl';

const MARKDOWN_LINK = /^\[[^\]]*\]\((.*)\)$/s;
const AROUND = /^[\s<("'`[]+|[\s>)"'`\].,;:!?]+$/g;
/** An origin with or without its scheme. A file name such as `rest.md` isn't a host. */
const ORIGIN =
  /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*|^(?!(?:[\w-]+\.)*(?:mdx?|html?|txt|http)(?:[?#]|$))(?:localhost|(?:[\w-]+\.)+[a-z]{2,})(?::\d+)?(?=[/?#]|$)/i;
const TEXT_FRAGMENT = /:~:.*$/s;

interface PageReference {
  /** Possible paths of the page in lowercase, most likely first. */
  paths: string[];
  anchor: string | null;
}

/**
 * Parses a reference to a page as a model writes it: a URL, with or without its scheme and with the punctuation of a sentence around it, a
 * path, or a file of the docs, `docs/cms/api/rest.md`.
 */
export function readPageReference(text: string): PageReference {
  const [, linked = text] = MARKDOWN_LINK.exec(text.trim()) ?? [];
  const [, before = '', hash = ''] =
    /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(linked.replace(AROUND, '').replace(ORIGIN, '')) ?? [];
  const path = decodeUrl(before)
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '');
  const paths = [path, path.replace(/^(?:.*\/)?docs\//, '')].map((candidate) =>
    cleanPath(`/${candidate.replace(/(?:\/index)?\.mdx?$/i, '')}`).toLowerCase(),
  );
  return {paths: [...new Set(paths)], anchor: decodeUrl(hash.replace(TEXT_FRAGMENT, '').replace(AROUND, '')) || null};
}
