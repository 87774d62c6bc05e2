import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parse} from 'yaml';
import {VFileMessage} from 'vfile-message';
import {parseMdx} from '../../plugins/corpus/parseMdx';
import type {Finding} from './finding';
import {checkFrontMatter} from './frontMatter';
import {checkLiteralAdmonitions} from './literalAdmonitions';
import {checkSidebarPlaces} from './sidebarPlaces';
import {readVocabulary} from './vocabulary';

interface Page {
  id: string;
  file: string;
  isSnippet: boolean;
  isUnlisted: boolean;
  root: Root;
}

/**
 * Checks every page below a folder.
 *
 * @param docsDir folder of the docs, relative to the site
 * @param sidebarIds ids that the sidebars show
 */
export function checkDocs(docsDir: string, sidebarIds: ReadonlySet<string>): Finding[] {
  const vocabulary = readVocabulary(path.posix.join(docsDir, 'tags.yml'));
  const files = readdirSync(docsDir, {recursive: true, encoding: 'utf8'}).filter((name) => /\.mdx?$/.test(name));
  const results = files.sort().map((name) => readPage(docsDir, name));
  const pages = results.filter((result) => 'root' in result);
  return [
    ...vocabulary.findings,
    ...results.filter((result) => 'fault' in result),
    ...pages.flatMap(({root, file, isSnippet}) => [
      ...checkFrontMatter(root, file, {tags: vocabulary.tags, isSnippet}),
      ...checkLiteralAdmonitions(root, file),
    ]),
    ...checkSidebarPlaces(pages, sidebarIds),
  ];
}

function readPage(docsDir: string, name: string): Page | Finding {
  const file = path.posix.join(docsDir, name);
  try {
    const root = parseMdx(readFileSync(file, 'utf8'));
    const isSnippet = name.startsWith('snippets/');
    return {id: name.replace(/\.mdx?$/, ''), file, isSnippet, isUnlisted: isSnippet || isUnlisted(root), root};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {
      file,
      line: error.line ?? 1,
      fault: `This is not MDX: ${error.reason}.`,
      cure: 'Put literal { and < in backticks; write comments as {/* … */}.',
    };
  }
}

function isUnlisted(root: Root): boolean {
  const node = root.children.find((child) => child.type === 'yaml');
  try {
    const data: unknown = node ? parse(node.value) : null;
    return typeof data === 'object' && data !== null && 'unlisted' in data && data.unlisted === true;
  } catch {
    // Broken front matter has a finding of its own.
    return false;
  }
}
