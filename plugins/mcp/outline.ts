import type {DocsPage} from './docs';

type Section = DocsPage['sections'][number];

/** A page or a section with more words than this is offered in parts. About 6 KB. */
export const LONG = 900;

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** A section with all sections inside it. */
export function withInner({sections}: DocsPage, section: Section): Section[] {
  const start = sections.indexOf(section);
  const length = sections.slice(start + 1).findIndex(({level}) => level <= section.level);
  return sections.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** A line for each section, with its path and its number of words. */
export function outline(page: DocsPage, sections: readonly Section[] = page.sections): string[] {
  const top = Math.min(...sections.map(({level}) => level).filter((level) => level > 1));
  return sections.flatMap(({anchor, level, headings, markdown}) =>
    anchor === null
      ? []
      : [`${'  '.repeat(level - top)}- [${headings.at(-1) ?? ''}](${page.path}#${anchor}) ${countWords(markdown)} words`],
  );
}

/** A whole page if it's short, otherwise its beginning and its outline. */
export function readPage(page: DocsPage, isWhole: boolean): string {
  const count = countWords(page.document);
  if (isWhole || count <= LONG) return page.document;
  const [first] = page.sections;
  const beginning = first?.anchor === null ? [first.markdown.replace(/^# .*\n+/, '').trim()] : [];
  return [
    `# ${page.title}`,
    page.description === '' ? [] : `> ${page.description}`,
    beginning.filter(Boolean),
    `The page has ${count} words. Read the sections that you need by their paths, or all of it with {"path": "${page.path}", "whole": true}.`,
    outline(page).join('\n'),
  ]
    .flat()
    .join('\n\n');
}

/** A section with those inside it, or with their outline if they're long. */
export function readSection(page: DocsPage, section: Section, isWhole: boolean): string {
  const all = withInner(page, section);
  const whole = all.map(({markdown}) => markdown).join('\n\n');
  if (isWhole || all.length === 1 || countWords(whole) <= LONG) return whole;
  return [section.markdown, 'Sections inside it:', outline(page, all.slice(1)).join('\n')].join('\n\n');
}
