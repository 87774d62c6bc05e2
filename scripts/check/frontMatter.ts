import type {Root} from 'mdast';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import type {Fault} from './finding';

/** Search engines and link previews truncate longer titles. */
const TITLE_LIMIT = 60;
const DESCRIPTION_RANGE = [50, 160] as const;
const TAG_RANGE = [3, 8] as const;

const frontMatterSchema = z.looseObject({
  title: z.string().trim().min(1).max(TITLE_LIMIT),
  description: z.string().trim().min(DESCRIPTION_RANGE[0]).max(DESCRIPTION_RANGE[1]),
  tags: z.array(z.string()).min(TAG_RANGE[0]).max(TAG_RANGE[1]),
});

const FIXES: Record<string, string> = {
  title: `Write a title of at most ${TITLE_LIMIT} characters`,
  description: `Write a description of ${DESCRIPTION_RANGE.join(' to ')} characters that says what the page lets the reader do`,
  tags: `Name ${TAG_RANGE.join(' to ')} tags of tags.yml, quoted`,
};

/** The corpus reports invalid YAML. */
export type FrontMatter = {kind: 'none'} | {kind: 'broken'} | ReadFrontMatter;

export interface ReadFrontMatter {
  kind: 'read';
  data: unknown;
  /** Line of a key's value in the file, or of the first key if the key is missing. */
  lineOf: (key: string) => number;
}

export function readFrontMatter(root: Root): FrontMatter {
  const node = root.children.find((child) => child.type === 'yaml');
  if (!node) return {kind: 'none'};
  const lines = new LineCounter();
  const document = parseDocument(node.value, {lineCounter: lines});
  if (document.errors.length > 0) return {kind: 'broken'};
  const lineBefore = node.position?.start.line ?? 1;
  return {
    kind: 'read',
    data: document.toJS() ?? {},
    lineOf(key) {
      const value = document.get(key, true);
      return lineBefore + (isNode(value) && value.range ? lines.linePos(value.range[0]).line : 1);
    },
  };
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
  if (frontMatter.kind === 'broken') return [];
  if (frontMatter.kind === 'none') return [{line: 1, reason: 'the page has no front matter', fix: FIXES.title ?? ''}];
  const {data, lineOf} = frontMatter;
  const schema = isSnippet ? frontMatterSchema.partial({description: true, tags: true}) : frontMatterSchema;
  const faults = (schema.safeParse(data).error?.issues ?? []).map((issue) => {
    const key = String(issue.path[0] ?? 'title');
    const isMissing = issue.message.endsWith('received undefined');
    const reason = isMissing ? `front matter: the ${key} is missing` : `front matter: ${key} is not usable (${issue.message})`;
    return {line: lineOf(key), reason, fix: FIXES[key] ?? ''};
  });
  const refused = DocFrontMatterSchema.validate(data, {abortEarly: false}).error?.details ?? [];
  const unknownTags = tags ? namedTags(data).filter((tag) => !tags.has(tag)) : [];
  return [
    ...faults,
    ...refused.flatMap(({path: [key = 'draft'], message}): Fault[] => {
      const line = lineOf(String(key));
      if (faults.some((fault) => fault.line === line)) return [];
      return [{line, reason: `front matter: ${message.replaceAll('\n', ' ')}`, fix: 'See the keys in CONTRIBUTING.md'}];
    }),
    ...unknownTags.map((tag) => ({
      line: lineOf('tags'),
      reason: `unknown tag "${tag}"`,
      fix: 'Use a key of tags.yml, or add the tag there first',
    })),
  ];
}

/** The tags of a page, even if its front matter has other faults. */
function namedTags(data: unknown): string[] {
  return z.object({tags: z.array(z.string())}).safeParse(data).data?.tags ?? [];
}

/** `…, and know what each one does`: wording that fits any page. */
const TAIL = /,? and (?:know (?:what|which|who|how|when|where|why|whether)|(?:learn|see|understand) what)\b.*$/;

export function checkDescription(frontMatter: FrontMatter): Fault[] {
  if (frontMatter.kind !== 'read') return [];
  const {description} = z.object({description: z.string()}).safeParse(frontMatter.data).data ?? {};
  const [tail] = TAIL.exec(description ?? '') ?? [];
  if (tail === undefined) return [];
  const reason = `front matter: the description ends with "${tail.replace(/^,? |\.$/g, '')}", which fits any page`;
  return [{line: frontMatter.lineOf('description'), reason, fix: 'Name what the reader can do, or end before it'}];
}
