import type {Heading, Paragraph, Parent, PhrasingContent, Root, RootContent, ThematicBreak} from 'mdast';
import type {Program} from 'estree';
import {toString} from 'mdast-util-to-string';
import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import * as z from 'zod';
import {Finding} from './finding';
import {parseMdx} from './parseMdx';
import {isComment} from './staticValue';

/** A parsed file of the docs folder. Depends only on its own text. */
export interface SourceFile {
  /** Path relative to the docs folder: `snippets/setup.md`. */
  docsPath: string;
  /** Path relative to the site, for messages. */
  file: string;
  text: string;
  root: Root;
  anchors: ReadonlyMap<Heading, string>;
  /** Heading that Docusaurus shows as the page's title instead of the front matter's. */
  contentTitle: Heading | null;
  /** Paths of imported Markdown files relative to the docs folder, by import name. */
  snippets: ReadonlyMap<string, string>;
}

/**
 * @param parser of its text; its tree isn't changed
 * @throws {Finding} for invalid MDX
 */
export function parseSourceFile(text: string, docsPath: string, file: string, parser = parseMdx): SourceFile {
  const parsed = parse(text, file, parser);
  return {docsPath, file, text, ...unravelAndFindHeadings(parsed), snippets: findSnippets(parsed, docsPath)};
}

const parserMessage = z.object({
  reason: z.string(),
  line: z.number(),
  /** The error of Acorn, which parses JavaScript. */
  cause: z.object({message: z.string()}).optional(),
});

function parse(text: string, file: string, parser: (text: string) => Root): Root {
  try {
    return parser(text);
  } catch (error) {
    const {reason, line, cause} = parserMessage.safeParse(error).data ?? {
      reason: String(error),
      line: findBlock(text, error),
    };
    const why = cause ? `${reason}: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : reason;
    // The parser reports the place where the tag should be closed at the latest.
    const opening = /^Expected a closing tag for .* \((\d+):/.exec(reason)?.[1];
    throw new Finding(
      file,
      opening === undefined ? line : Number(opening),
      `not valid MDX: ${why}`,
      'Close every tag and brace, and write a literal "<" or "{" as code or with a backslash before it',
    );
  }
}

/** Line of the first block that fails with the same error by itself: some of the parser's errors have no line. */
function findBlock(text: string, error: unknown): number {
  let line = 1;
  for (const block of text.split(/\n(?=[ \t]*\n)/)) {
    try {
      parseMdx(block.trim());
    } catch (own) {
      if (String(own) === String(error)) return line + (/^\s*/.exec(block)?.[0].split('\n').length ?? 1) - 1;
    }
    line += block.split('\n').length;
  }
  return 1;
}

/**
 * Removes the paragraph around a node that is its only child, and collects the headings. A single pass without a visitor
 * library, which would take several times as long for every page.
 */
function unravelAndFindHeadings(parsed: Root): Pick<SourceFile, 'root' | 'contentTitle' | 'anchors'> {
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  let opening: Heading | ThematicBreak | null = null;

  function unravel<Node extends Parent>(parent: Node): Node {
    const children = parent.children.flatMap((child) => {
      const content = child.type === 'paragraph' ? standingAlone(child) : null;
      return content ? content.map(enter) : [enter(child)];
    });
    const isSame =
      children.length === parent.children.length && children.every((child, index) => child === parent.children[index]);
    return isSame ? parent : {...parent, children};
  }

  function enter(child: RootContent): RootContent {
    if (child.type === 'heading' || child.type === 'thematicBreak') opening ??= child;
    // The same IDs, in the same order, as from Docusaurus's headings plugin.
    if (child.type === 'heading') anchors.set(child, explicitAnchor(child) ?? slugger.slug(toString(child)));
    // A heading contains no paragraphs.
    return 'children' in child && child.type !== 'heading' ? unravel(child) : child;
  }

  const root = unravel(parsed);
  return {root, anchors, contentTitle: titleOf(opening)};
}

/** Whether MDX renders the content without its paragraph: only components, expressions, and whitespace. */
function standingAlone({children}: Paragraph): PhrasingContent[] | null {
  const content = children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  const isAlone = content.every((child) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression');
  return content.length > 0 && isAlone ? content : null;
}

/** A `# heading` is the page's title if no other heading and no thematic break comes before it. */
function titleOf(opening: Heading | ThematicBreak | null): Heading | null {
  return opening?.type === 'heading' && opening.depth === 1 ? opening : null;
}

/** The ID of a heading that ends with a comment `#my-id`. */
function explicitAnchor(heading: Heading): string | null {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return null;
  const comments = isComment(last.data?.estree) ? last.data?.estree?.comments : undefined;
  const firstWord = comments?.length === 1 ? comments[0]?.value.trim().split(' ')[0] : undefined;
  return (firstWord?.startsWith('#') && firstWord.slice(1)) || null;
}

function findSnippets(root: Root, docsPath: string): Map<string, string> {
  const programs = root.children.flatMap((node: RootContent) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
  );
  return new Map(programs.flatMap((program) => markdownImports(program, docsPath)));
}

function markdownImports({body}: Program, docsPath: string): [string, string][] {
  return body.flatMap((statement): [string, string][] => {
    if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) return [];
    const local = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name;
    return local === undefined ? [] : [[local, importedPath(String(statement.source.value), docsPath)]];
  });
}

/** @returns the path of an imported Markdown file, relative to the docs folder */
export function importedPath(specifier: string, docsPath: string): string {
  if (specifier.startsWith('@site/')) return specifier.replace(/^@site\/[^/]+\//, '');
  return path.posix.join(path.posix.dirname(docsPath), specifier);
}
