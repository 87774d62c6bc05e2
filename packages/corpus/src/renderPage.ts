import {Finding} from './finding';
import {rootMarkdown} from './markdown';
import {SECTION} from './marks';
import type {PageMeta} from './pageMeta';
import {textParts, type TextPart} from './plainText';
import {pageScope, type RenderEnvironment, type Scope} from './scope';
import type {SourceFile} from './sourceFile';
import type {CorpusPage, CorpusSection} from './types';

/** @throws {Finding} for content that can't be converted */
export function renderPage(source: SourceFile, meta: PageMeta, environment: RenderEnvironment): CorpusPage {
  const {id, path, file, title, description, tags, area, unlisted} = meta;
  environment.checkPage(source, meta);
  const scope = pageScope(source, environment);
  const outline = toSections(textParts(source.root, scope), meta);
  const bodies = sectionMarkdown(scope);
  const sections = outline.map((section, index) => ({...section, markdown: bodies[index] ?? ''}));
  const markdown = [`# ${title}`, ...sections.map((section) => section.markdown)].filter((part) => part !== '').join('\n\n');
  return {id, path, file, title, description, tags, area, unlisted, sections, markdown: `${markdown}\n`};
}

type Outline = Omit<CorpusSection, 'markdown'>[];

function toSections(parts: readonly TextPart[], {file}: PageMeta): Outline {
  const sections: Outline = [{anchor: null, level: 1, headings: [], text: '', line: 1}];
  const texts: string[][] = [[]];
  const lines = new Map<string, number>();
  const path: {level: number; text: string}[] = [];
  for (const part of parts) {
    if (part.kind === 'text') {
      texts.at(-1)?.push(part.text);
      continue;
    }
    requireUniqueAnchor(part.anchor, part.line, lines, file);
    while ((path.at(-1)?.level ?? 0) >= part.level) path.pop();
    path.push(part);
    sections.push({
      anchor: part.anchor,
      level: part.level,
      headings: path.map((heading) => heading.text),
      text: '',
      line: part.line,
    });
    texts.push([]);
  }
  return sections.map((section, index) => ({...section, text: texts[index]?.join('\n') ?? ''}));
}

function requireUniqueAnchor(anchor: string, line: number, lines: Map<string, number>, file: string): void {
  const earlier = lines.get(anchor);
  if (earlier !== undefined) {
    throw new Finding(
      file,
      line,
      `the heading has the anchor "${anchor}", which the heading in line ${earlier} also has`,
      'Give one of them its own ID: ## Heading {/* #my-id */}',
    );
  }
  lines.set(anchor, line);
}

/** Markdown of each section. The first one is the text before the first heading. */
function sectionMarkdown(scope: Scope): string[] {
  const sections: string[][] = [[]];
  for (const line of rootMarkdown(scope).split('\n')) {
    if (line.includes(SECTION)) sections.push([]);
    sections.at(-1)?.push(line.replace(SECTION, ''));
  }
  return sections.map(trimBlankLines);
}

function trimBlankLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}
