import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {shortDate} from '../../src/lib/shortDate';
import {compareVersions} from '../../src/site/versions';
import {parseMdx} from 'docs-corpus/parseMdx';

export interface Release {
  version: string;
  /** Date of the release, at midnight UTC. */
  date: Date;
  /** Whether it was released on this date. Otherwise, it was released on this date or shortly before. */
  isExact: boolean;
  /** The text without heading and date. */
  content: RootContent[];
}

const VERSION = /^\d+\.\d+\.\d+$/;
/** "by" marks the latest possible date if the exact one isn't known. */
const RELEASED = /^Released (by )?(\w+ \d+, \d{4})$/;

/**
 * Parses the releases of a page, newest first: a heading `## X.Y.Z`, a line `Released Sep 16, 2026`, then the text. Patch releases can be
 * folded: `### X.Y.Z` in an `<Expandable>`.
 *
 * @param file used in errors
 * @throws {Error} for a page without releases, and for a version without a date (with its line)
 */
export function parseReleases(source: string, file: string): Release[] {
  const nodes = parseMdx(source).children.flatMap(unfold);
  const releases = nodes.flatMap((node, index) => {
    const version = versionOf(node);
    return version === '' ? [] : [parseRelease(version, nodes.slice(index), file)];
  });
  if (releases.length === 0) throw new Error(`${file}:1: no release was found. Write a heading like "## 6.6.5" for each.`);
  return releases.sort((a, b) => compareVersions(b.version, a.version));
}

function unfold(node: RootContent): RootContent[] {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Expandable' ? node.children : [node];
}

/** The version in a heading, without its explicit ID, which is an MDX comment. Empty for everything else. */
function versionOf(node: RootContent): string {
  if (node.type !== 'heading' || node.depth > 3) return '';
  const text = toString(node.children.filter((child) => !child.type.startsWith('mdx'))).trim();
  return VERSION.test(text) ? text : '';
}

function parseRelease(version: string, [heading, dateLine, ...rest]: RootContent[], file: string): Release {
  const [, by, day = ''] = RELEASED.exec(dateLine ? toString(dateLine).trim() : '') ?? [];
  const date = new Date(`${day} UTC`);
  if (shortDate(date) !== day) {
    const line = heading?.position?.start.line ?? 1;
    throw new Error(
      `${file}:${line}: version ${version} has no date. Write "Released Sep 16, 2026" on the line below its heading.`,
    );
  }
  const end = rest.findIndex((node) => versionOf(node) !== '' || (node.type === 'heading' && node.depth <= 2));
  const content = end === -1 ? rest : rest.slice(0, end);
  return {version, date, isExact: by === undefined, content};
}

/** URL of a version's heading on its page. */
export function releaseAnchor({version}: Release): string {
  return `v${version.replaceAll('.', '-')}`;
}
