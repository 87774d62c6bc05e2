import type {Root} from 'mdast';
import {LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import type {Finding} from './finding';

/** Search engines and link previews cut what is longer. */
const TITLE_LIMIT = 60;
const DESCRIPTION_RANGE = [50, 160] as const;
const TAG_RANGE = [3, 6] as const;

const frontMatter = z.looseObject({
  title: z.string().trim().min(1).max(TITLE_LIMIT),
  description: z.string().trim().min(DESCRIPTION_RANGE[0]).max(DESCRIPTION_RANGE[1]),
  tags: z.array(z.string()).min(TAG_RANGE[0]).max(TAG_RANGE[1]),
});

const CURES: Record<string, string> = {
  title: `Write a title of at most ${TITLE_LIMIT} characters.`,
  description: `Write a description of ${DESCRIPTION_RANGE.join(' to ')} characters that says what the reader can do after reading.`,
  tags: `Name ${TAG_RANGE.join(' to ')} tags of tags.yml, quoted.`,
};

/** Checks title, description and tags of a page. Snippets need a title only. */
export function checkFrontMatter(
  root: Root,
  file: string,
  {tags, isSnippet}: {tags: ReadonlySet<string> | null; isSnippet: boolean},
): Finding[] {
  const node = root.children.find((child) => child.type === 'yaml');
  if (!node) return [{file, line: 1, fault: 'The page has no front matter.', cure: CURES.title ?? ''}];

  const firstLine = (node.position?.start.line ?? 1) + 1;
  const lines = new LineCounter();
  const document = parseDocument(node.value, {lineCounter: lines});
  const lineOf = (key: string): number => firstLine - 1 + (keyLine(document, lines, key) ?? 0);
  if (document.errors[0]) {
    const line = firstLine - 1 + lines.linePos(document.errors[0].pos[0]).line;
    return [
      {file, line, fault: `The front matter is not YAML: ${document.errors[0].code}.`, cure: 'Quote values with a colon or a #.'},
    ];
  }

  const schema = isSnippet ? frontMatter.partial({description: true, tags: true}) : frontMatter;
  const data: unknown = document.toJS() ?? {};
  const faults = (schema.safeParse(data).error?.issues ?? []).map((issue) => {
    const key = String(issue.path[0] ?? 'title');
    const fault = issue.message.endsWith('received undefined')
      ? `The ${key} is missing.`
      : `Front matter, ${key}: ${issue.message}.`;
    return {file, line: lineOf(key), fault, cure: CURES[key] ?? ''};
  });
  const unknownTags = tags ? namedTags(data).filter((tag) => !tags.has(tag)) : [];
  return [
    ...faults,
    ...unknownTags.map((tag) => ({
      file,
      line: lineOf('tags'),
      fault: `Unknown tag "${tag}".`,
      cure: 'Use a key of tags.yml, or add the tag there first.',
    })),
  ];
}

/** The tags of a page, whatever else is wrong with its front matter. */
function namedTags(data: unknown): string[] {
  return z.object({tags: z.array(z.string())}).safeParse(data).data?.tags ?? [];
}

function keyLine(document: Document, lines: LineCounter, key: string): number | undefined {
  const node: unknown = document.get(key, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
  return Array.isArray(range) && typeof range[0] === 'number' ? lines.linePos(range[0]).line : undefined;
}
