import path from 'node:path';
import {normalizeUrl, parseMarkdownContentTitle, createExcerpt, resolvePathname} from '@docusaurus/utils';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import {isCategoryIndex, toCategoryIndexMatcherParam} from '@docusaurus/plugin-content-docs/lib/docs.js';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import * as z from 'zod';
import {Finding} from './finding';
import type {Area, CorpusPage} from './types';
import {readYaml, type Yaml} from './yaml';

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

/** Applies Docusaurus's rule for slugs, with the functions that it exports. */
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
  // Docusaurus's parser throws for invalid YAML, but only the first time that it sees a text.
  const yaml = frontMatterOf(source);
  if (yaml?.kind === 'broken') throw new Finding(file, yaml.line + 1, `front matter is not YAML: ${yaml.reason}`, yaml.fix);
  if (yaml === null && /^---[ \t]*\r?\n/.test(source))
    throw new Finding(file, 1, 'the front matter has no end', 'Write "---" on a line after its last key');
  const {frontMatter, content} = parseFileContentFrontMatter(source);
  const parsed = frontMatterSchema.safeParse(frontMatter);
  if (parsed.success) return {frontMatter: parsed.data, content};
  const [issue] = parsed.error.issues;
  const [key = 'front matter', ...others] = (issue?.path ?? []).map(String);
  const line = (yaml?.lineOf([key, ...others]) ?? 0) + 1;
  const reason = `front matter: ${key} is not usable (${issue?.message ?? 'unknown'})`;
  throw new Finding(file, line, reason, typeFix(key, source.split('\n')[line - 1] ?? ''));
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The YAML between the dashes, or `null` without front matter. Its first line is line 2 of the file. */
export function frontMatterOf(source: string): Yaml | null {
  const text = FRONT_MATTER.exec(source)?.[1];
  return text === undefined ? null : readYaml(text);
}

function typeFix(key: string, line: string): string {
  if (key === 'unlisted' || key === 'draft') return `Write ${key}: true`;
  const value = line.replace(/^[\w-]+:\s*|^\s*-\s*/, '').trim();
  if (key === 'tags') return "Write a list of tags in quotes, tags: ['rest-api', 'filters', 'populate']";
  if (value === '' || /^[[{]|^(?:null|~)$/.test(value)) return `Write a text after "${key}:"`;
  return `Put quotes around the value: ${key}: "${value}"`;
}
