import * as z from 'zod';
import type {Yaml} from 'docs-corpus';
import {closest} from 'docs-corpus/closest';
import {nearestPath} from '../../src/lib/nearestPath';
import type {Fault} from './finding';

/** Search engines and link previews truncate longer titles. */
const TITLE_LIMIT = 60;
const DESCRIPTION_RANGE = [50, 160] as const;
const TAG_RANGE = [3, 8] as const;

const frontMatterSchema = z.looseObject({
  title: z.string().trim().min(1).max(TITLE_LIMIT),
  description: z.string().trim().min(DESCRIPTION_RANGE[0]).max(DESCRIPTION_RANGE[1]),
  tags: z.array(z.string()).min(TAG_RANGE[0]).max(TAG_RANGE[1]),
  covers: z.array(z.string()).optional(),
  hide_table_of_contents: z.boolean().optional(),
  sidebar_label: z.string().optional(),
});

const FIXES: Record<string, string> = {
  title: `Write a title of at most ${TITLE_LIMIT} characters`,
  description: `Write a description of ${DESCRIPTION_RANGE.join(' to ')} characters that says what the page lets the reader do`,
  tags: `Name ${TAG_RANGE.join(' to ')} tags of tags.yml, quoted`,
  sidebar_label: 'Put quotes around the value',
  hide_table_of_contents: 'Write true, or remove it',
  covers: 'Write a list of names of lists, covers: [config.server]',
};

export type FrontMatter = Yaml | null;

/** Keys of a page, other than those that the docs plugin has and this site decides elsewhere. */
const KEYS = ['title', 'description', 'tags', 'sidebar_label', 'unlisted', 'covers', 'hide_table_of_contents'];

const MOVE = 'Remove it: the path of the file is the URL, which "npm run move:page" changes';
const ORDER = 'Remove it: readingOrder.ts decides where the page is';

/** What to do about keys that other sites use. */
const INSTEAD: Readonly<Record<string, string>> = {
  slug: MOVE,
  id: MOVE,
  permalink: MOVE,
  sidebar_position: ORDER,
  sidebar_class_name: ORDER,
  sidebar_custom_props: ORDER,
  sidebar_key: ORDER,
  displayed_sidebar: ORDER,
  pagination_next: ORDER,
  pagination_prev: ORDER,
  position: ORDER,
  weight: ORDER,
  draft: 'Write unlisted: true for a page that readers only find by its URL, or keep it on a branch',
  hidden: 'Write unlisted: true',
  keywords: 'Write tags',
  category: 'Write tags',
  label: 'Write sidebar_label',
  sidebar_title: 'Write sidebar_label',
  nav_label: 'Write sidebar_label',
  short_title: 'Write sidebar_label',
  name: 'Write title',
  heading: 'Write title',
  summary: 'Write description',
  excerpt: 'Write description',
  author: 'Remove it: the history of the file names its authors',
  authors: 'Remove it: the history of the file names its authors',
  date: 'Remove it: the history of the file has its dates',
  last_update: 'Remove it: the history of the file has its dates',
  image: 'Remove it: each page gets an image with its title',
};

/** The fix of a key that isn't one of these, with the one that is meant. */
export function unknownKeyFix(key: string, keys: readonly string[], instead: Readonly<Record<string, string>> = {}): string {
  const meant = closest(plain(key), keys.map(plain));
  const name = keys.find((known) => plain(known) === meant);
  return instead[key] ?? (name === undefined ? `Remove it, or write one of ${keys.join(', ')}` : `Write ${name}`);
}

/** `sidebarLabel` and `sidebar-label` are the same words. */
function plain(key: string): string {
  return key.replace(/[_-]/g, '').toLowerCase();
}

/**
 * Checks the title, description, and tags of a page. Snippets need only a title.
 *
 * @param tags the vocabulary; `null` if it can't be used
 */
export function checkFrontMatter(
  frontMatter: FrontMatter,
  {tags, isSnippet}: {tags: ReadonlySet<string> | null; isSnippet: boolean},
): Fault[] {
  if (frontMatter === null) return [{line: 1, reason: 'the page has no front matter', fix: FIXES.title ?? ''}];
  if (frontMatter.kind === 'broken') {
    const {line, reason, fix} = frontMatter;
    return [{line: line + 1, reason: `front matter is not YAML: ${reason}`, fix}];
  }
  const {data, cutLines} = frontMatter;
  const lineOf = (...path: string[]): number => frontMatter.lineOf(path) + 1;
  const schema = isSnippet ? frontMatterSchema.partial({description: true, tags: true}) : frontMatterSchema;
  const faults = (schema.safeParse(data).error?.issues ?? []).map((issue) => {
    const key = String(issue.path[0] ?? 'title');
    const isMissing = issue.message.endsWith('received undefined');
    const reason = isMissing ? `front matter: the ${key} is missing` : `front matter: ${key} is not usable (${issue.message})`;
    return {line: lineOf(...issue.path.map(String)), reason, fix: FIXES[key] ?? ''};
  });
  const unknownTags = tags ? namedTags(data).filter((tag) => !tags.has(tag)) : [];
  const keys = isSnippet ? ['title'] : KEYS;
  const unknownKeys = keysOf(data).filter((key) => !keys.includes(key));
  return [
    ...faults,
    ...unknownKeys.map((key) => ({
      line: lineOf(key),
      reason: `front matter: a ${isSnippet ? 'snippet' : 'page'} has no key "${key}"`,
      fix: isSnippet && KEYS.includes(key) ? 'Remove it: a snippet has only a title' : unknownKeyFix(key, keys, INSTEAD),
    })),
    ...cutLines.map((line) => ({
      line: line + 1,
      reason: 'front matter: what follows # is a comment, which readers never see',
      fix: 'Put quotes around the value',
    })),
    ...unknownTags.map((tag) => ({
      line: lineOf('tags'),
      reason: `unknown tag "${tag}"`,
      fix: tagFix(tag, [...(tags ?? [])]),
    })),
  ];
}

function tagFix(tag: string, tags: readonly string[]): string {
  const meant = nearestPath(tag, tags);
  return meant === null
    ? 'Use a key of tags.yml, or add the tag there first'
    : `Write "${meant}", or add the tag to tags.yml first`;
}

function keysOf(data: unknown): string[] {
  return typeof data === 'object' && data !== null ? Object.keys(data) : [];
}

/** The tags of a page, even if its front matter has other faults. */
function namedTags(data: unknown): string[] {
  return z.object({tags: z.array(z.string())}).safeParse(data).data?.tags ?? [];
}

/** `…, and know what each one does`: wording that fits any page. */
const TAIL = /,? and (?:know (?:what|which|who|how|when|where|why|whether)|(?:learn|see|understand) what)\b.*$/;

export function checkDescription(frontMatter: FrontMatter): Fault[] {
  if (frontMatter?.kind !== 'read') return [];
  const {description} = z.object({description: z.string()}).safeParse(frontMatter.data).data ?? {};
  const [tail] = TAIL.exec(description ?? '') ?? [];
  if (tail === undefined) return [];
  const reason = `front matter: the description ends with "${tail.replace(/^,? |\.$/g, '')}", which fits any page`;
  return [{line: frontMatter.lineOf(['description']) + 1, reason, fix: 'Name what the reader can do, or end before it'}];
}
