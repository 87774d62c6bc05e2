import {visit} from 'unist-util-visit';
import type {CorpusReader} from 'docs-corpus';
import {parseMeta} from '../samples/hints';
import {wholeFile} from '../samples/wholeFile';
import type {SceneFile} from './types';

/** Files by path, relative to the project's root. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Reads the files of scenes, and each page only once. */
export type FileReader = (files: readonly SceneFile[]) => ProjectFiles;

interface Fence {
  path: string;
  section: string | null;
  text: string;
}

/** @throws if a page or fence doesn't exist, or if several fences match */
export function createFileReader(reader: CorpusReader): FileReader {
  const pages = new Map<string, readonly Fence[]>();

  function fencesOf(page: string): readonly Fence[] {
    const known = pages.get(page) ?? readFences(reader, page);
    pages.set(page, known);
    return known;
  }

  return (files) =>
    Object.fromEntries(
      files.map((file) => ('text' in file ? [file.path, file.text] : [file.path, onlyFence(file, fencesOf(file.page)).text])),
    );
}

function readFences(reader: CorpusReader, page: string): readonly Fence[] {
  const docsPath = [`${page}.mdx`, `${page}.md`].find((name) => reader.files().includes(name));
  const source = docsPath === undefined ? null : reader.inspect(docsPath).source;
  if (!source) throw new Error(`There is no page "${page}" to read a file from. Correct the id, for example "cms/quick-start".`);
  const fences: Fence[] = [];
  let section: string | null = null;
  visit(source.root, (node) => {
    if (node.type === 'heading') section = source.anchors.get(node) ?? section;
    if (node.type !== 'code') return;
    const {title, hints} = parseMeta(node.meta ?? '', []);
    const path = (hints.file ?? title)?.replace(/^\.?\//, '');
    if (path !== undefined) fences.push({path, section, text: wholeFile({text: node.value, title, hints}).text});
  });
  return fences;
}

function onlyFence({page, path, section}: Exclude<SceneFile, {text: string}>, fences: readonly Fence[]): Fence {
  const found = fences.filter((fence) => fence.path === path && (section === undefined || fence.section === section));
  const [fence] = found;
  const where = section === undefined ? `The page "${page}"` : `The section "${section}" of the page "${page}"`;
  if (!fence) throw new Error(`${where} has no fence with the title "${path}". Correct the path or the section.`);
  if (found.length > 1) {
    const sections = found.map((other) => other.section ?? '(before the first heading)').join(', ');
    throw new Error(`${where} has ${found.length} fences with the title "${path}", in ${sections}. Name the section.`);
  }
  return fence;
}
