import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isElement, textProp} from 'docs-corpus/element';
import type {Fault} from './finding';

interface Image {
  alt: string;
  src: string;
  line: number;
}

const FIX = 'Say what it shows, to someone who cannot see it: "The list of roles, with the button Add new role"';
const IMAGE_OF = /^(?:an? |the )?(?:image|picture|photo|screenshot|screen shot|graphic|icon)s?(?: of\b|$)/i;
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Checks that every image has an alt text: Markdown images and `<img>`. */
export function checkImages(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, (node) => {
    const image = imageOf(node);
    const reason = image && altReason(image);
    if (image && reason !== undefined) faults.push({line: image.line, reason, fix: FIX});
  });
  return faults;
}

function imageOf(node: Nodes): Image | undefined {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'image') return {alt: node.alt ?? '', src: node.url, line};
  if (!isElement(node)) return undefined;
  return node.name === 'img' ? {alt: textProp(node, 'alt'), src: textProp(node, 'src'), line} : undefined;
}

function altReason({alt, src}: Image): string | undefined {
  const text = alt.trim();
  if (text === '') return `the image "${src}" has no alt text`;
  if (FILE_NAME.test(text) || words(text) === words(path.posix.parse(src).name))
    return `the alt text "${text}" is the name of the file`;
  if (IMAGE_OF.test(text)) return `the alt text "${text}" says that it is an image, which screen readers already say`;
  return undefined;
}

function words(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, ' ');
}
