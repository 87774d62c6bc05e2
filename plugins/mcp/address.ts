import {cleanPath} from '../../src/lib/cleanPath';
import {decodeUrl} from '../../src/lib/decodeUrl';

const MARKDOWN_LINK = /^\[[^\]]*\]\((.*)\)$/s;
const AROUND = /^[\s<("'`[]+|[\s>)"'`\].,;:!?]+$/g;
/** With or without its scheme. A name like `rest.md` isn't a host. */
const ORIGIN =
  /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*|^(?!(?:[\w-]+\.)*(?:mdx?|html?|txt|http)(?:[?#]|$))(?:localhost|(?:[\w-]+\.)+[a-z]{2,})(?::\d+)?(?=[/?#]|$)/i;
const TEXT_FRAGMENT = /:~:.*$/s;

interface Address {
  /** Paths of the page that may be meant, the likeliest first, in lower case. */
  paths: string[];
  anchor: string | null;
}

/**
 * What a model may mean by the address of a page: a URL with or without its scheme and in the punctuation of a sentence, a path, or a file
 * of the docs, `docs/cms/api/rest.md`.
 */
export function readAddress(text: string): Address {
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
