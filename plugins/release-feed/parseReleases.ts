import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMdx} from '../corpus/parseMdx';

export interface Release {
  version: string;
  /** Day of the release, at midnight UTC. */
  date: Date;
  /** Whether it came out on this day. Otherwise, it came out on this day or shortly before. */
  isExact: boolean;
  /** The text without heading and date. */
  content: RootContent[];
}

const VERSION = /^\d+\.\d+\.\d+$/;
/** "by" marks the latest possible date if the exact one isn't known. */
const RELEASED = /^Released (by )?(\d{4}-\d{2}-\d{2})$/;

/**
 * Parses the releases of a page: a heading `## X.Y.Z`, a line `Released YYYY-MM-DD`, then the text.
 *
 * @param file used in errors
 * @throws {Error} for a page without releases, and for a version without a date (with its line)
 */
export function parseReleases(source: string, file: string): Release[] {
  const nodes = parseMdx(source).children;
  const releases = nodes.flatMap((node, index) => {
    const version = node.type === 'heading' && node.depth === 2 ? headingText(node) : '';
    return VERSION.test(version) ? [parseRelease(version, nodes.slice(index), file)] : [];
  });
  if (releases.length === 0) throw new Error(`${file}:1: no release was found. Write a heading like "## 6.6.5" for each.`);
  return releases;
}

/** An explicit heading ID is an MDX comment in the heading. */
function headingText(heading: Heading): string {
  return toString(heading.children.filter((child) => !child.type.startsWith('mdx'))).trim();
}

function parseRelease(version: string, [heading, dateLine, ...rest]: RootContent[], file: string): Release {
  const [, by, date] = RELEASED.exec(dateLine ? toString(dateLine).trim() : '') ?? [];
  if (!date) {
    const line = heading?.position?.start.line ?? 1;
    throw new Error(
      `${file}:${line}: version ${version} has no date. Write "Released YYYY-MM-DD" on the line below its heading.`,
    );
  }
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  const content = end === -1 ? rest : rest.slice(0, end);
  return {version, date: new Date(`${date}T00:00:00Z`), isExact: by === undefined, content};
}

/** URL of a version's heading on its page. */
export function releaseAnchor({version}: Release): string {
  return `v${version.replaceAll('.', '-')}`;
}
