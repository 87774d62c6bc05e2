import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isSnippet, type CorpusPage} from 'docs-corpus';
import {parseCorpus} from '../../plugins/corpus';
import sidebars from '../../sidebars';
import {DEFAULT_SITE_URL} from '../../src/site/constants';

/** Our pages as plain Markdown, as for language models, with their tags. Excludes snippets. */
export function readPages(): CorpusPage[] {
  return parseCorpus('docs').filter(({id}) => !isSnippet(id));
}

/** Writes each page to its path, so that it has the same URL as on our site. */
export function writePages(folder: string, pages: readonly CorpusPage[]): void {
  for (const page of pages) {
    const file = path.join(folder, `${page.path}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, pageText(page));
  }
}

function pageText({title, description, tags, markdown}: CorpusPage): string {
  const heading = `# ${title}\n`;
  const body = markdown.startsWith(heading) ? markdown.slice(heading.length) : markdown;
  // A JSON string is valid YAML.
  const frontMatter = Object.entries({title, description, tags}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${frontMatter.join('\n')}\n---\n\n${body.replaceAll(`](${DEFAULT_SITE_URL}/`, '](/')}`;
}

/** Our sidebars in Docusaurus's format as JSON, with the IDs of the written files. */
export function sidebarsText(): string {
  return JSON.stringify(sidebars, (key, value: unknown) =>
    typeof value === 'string' && key !== 'label' ? value.replace(/\/index$/, '') : value,
  );
}
