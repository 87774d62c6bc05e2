import path from 'node:path';
import {normalizeUrl, parseMarkdownContentTitle, createExcerpt, resolvePathname} from '@docusaurus/utils';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import {isCategoryIndex, toCategoryIndexMatcherParam} from '@docusaurus/plugin-content-docs/lib/docs.js';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import * as z from 'zod';
import {Finding} from './finding';
import type {Area, CorpusPage} from './types';

/** Data about a page from its front matter and its path. */
export type PageMeta = Pick<CorpusPage, 'id' | 'path' | 'file' | 'title' | 'description' | 'tags' | 'area' | 'unlisted'> & {
  /** The docs plugin's id of the page, which sidebars use. */
  docId: string;
  /** Docusaurus omits it in production. */
  draft: boolean;
};

const frontMatterSchema = z.object({
  id: z.string().optional(),
  slug: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).nullish(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
});

/** Prefix of the IDs of snippets. */
const SNIPPETS = 'snippets/';

/**
 * Snippets are parts of other pages. They can be opened and linked like pages, but aren't listed anywhere.
 *
 * @param id path of the file relative to the docs folder, with or without its extension
 */
export function isSnippet(id: string): boolean {
  return id.startsWith(SNIPPETS);
}

/** Front matter that snippets get when Docusaurus reads them, so that they don't have to contain it. */
export function unlistedSnippet(id: string): {unlisted?: true} {
  return isSnippet(id) ? {unlisted: true} : {};
}

/**
 * @param source text of the file
 * @param docsPath path relative to the docs folder with forward slashes, `cms/api/rest.md`
 * @param file path relative to the site, for messages
 * @throws {Finding} for invalid front matter
 */
export function pageMeta(source: string, docsPath: string, file: string): PageMeta {
  const {frontMatter, content} = readFrontMatter(source, file);
  const {name} = path.posix.parse(docsPath);
  const folder = path.posix.dirname(docsPath);
  const baseId = frontMatter.id ?? DefaultNumberPrefixParser(name).filename;
  const cleanFolder = folder === '.' ? '' : `${stripPathNumberPrefixes(folder, DefaultNumberPrefixParser)}/`;
  const id = docsPath.replace(/\.mdx?$/, '');
  return {
    id,
    docId: `${cleanFolder}${baseId}`,
    path: withoutTrailingSlash(normalizeUrl(['/', slug(docsPath, folder, cleanFolder, frontMatter.slug ?? null, baseId)])),
    file,
    title: frontMatter.title ?? parseMarkdownContentTitle(content).contentTitle ?? baseId,
    description: frontMatter.description ?? createExcerpt(content) ?? '',
    tags: frontMatter.tags ?? [],
    area: areaOf(id),
    unlisted: frontMatter.unlisted === true || isSnippet(id),
    draft: frontMatter.draft === true,
  };
}

/** Docusaurus's rule, assembled from the functions that it exports. */
function slug(docsPath: string, folder: string, cleanFolder: string, fromFrontMatter: string | null, baseId: string): string {
  if (fromFrontMatter?.startsWith('/')) return fromFrontMatter;
  const isIndex = isCategoryIndex(toCategoryIndexMatcherParam({source: docsPath, sourceDirName: folder}));
  if (fromFrontMatter === null && isIndex) return `/${cleanFolder}`;
  return resolvePathname(fromFrontMatter ?? baseId, `/${cleanFolder}`);
}

export function withoutTrailingSlash(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}

function areaOf(id: string): Area {
  if (id.startsWith('cms/')) return 'cms';
  return id.startsWith('cloud/') ? 'cloud' : 'site';
}

function readFrontMatter(source: string, file: string): {frontMatter: z.infer<typeof frontMatterSchema>; content: string} {
  try {
    const {frontMatter, content} = parseFileContentFrontMatter(source);
    return {frontMatter: frontMatterSchema.parse(frontMatter), content};
  } catch (error) {
    throw frontMatterError(error, source, file);
  }
}

const yamlFault = z.object({reason: z.string(), mark: z.object({line: z.number()})});

function frontMatterError(error: unknown, source: string, file: string): Finding {
  if (error instanceof z.ZodError) {
    const issue = error.issues[0];
    const key = String(issue?.path[0] ?? 'front matter');
    const line = source.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 1;
    return new Finding(
      file,
      Math.max(line, 1),
      `front matter: ${key} is not usable (${issue?.message ?? 'unknown'})`,
      'Give it the type that CONTRIBUTING.md names',
    );
  }
  const fault = yamlFault.safeParse(error);
  const reason = fault.success ? fault.data.reason : String(error);
  const line = fault.success ? fault.data.mark.line + 1 : 1;
  return new Finding(file, line, `front matter is not YAML: ${reason}`, 'Put quotes around the value');
}
