import type {Root, RootContent} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {parseMdx} from '../corpus/parseMdx';

export interface Release {
  version: string;
  date: Date;
  /** What is new, as HTML. */
  html: string;
}

const VERSION = /^\d+\.\d+\.\d+$/;
const RELEASED = /^Released (\d{4}-\d{2}-\d{2})$/;

/**
 * Reads the releases of a release notes page: a heading `## X.Y.Z`, a line `Released YYYY-MM-DD`, then the notes.
 *
 * @throws {Error} naming the line of a version without its date
 */
export function parseReleases(source: string, file: string): Release[] {
  const nodes = parseMdx(source).children;
  return nodes.flatMap((node, index) => {
    const version = node.type === 'heading' && node.depth === 2 ? toString(node).trim() : '';
    return VERSION.test(version) ? [parseRelease(version, nodes.slice(index), file)] : [];
  });
}

function parseRelease(version: string, [heading, dateLine, ...rest]: RootContent[], file: string): Release {
  const date = dateLine && RELEASED.exec(toString(dateLine).trim())?.[1];
  if (!date) {
    throw new Error(`${file}:${heading?.position?.start.line ?? 1}: version ${version} has no date. Write "Released YYYY-MM-DD" in the line below its heading.`);
  }
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return {version, date: new Date(`${date}T00:00:00Z`), html: render(end === -1 ? rest : rest.slice(0, end))};
}

/** MDX comments and components have no place in a feed reader. */
function render(nodes: RootContent[]): string {
  const root: Root = {type: 'root', children: nodes.filter((node) => !node.type.startsWith('mdx'))};
  return toHtml(toHast(root));
}
