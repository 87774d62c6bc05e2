/** The docs as data, which all generated files, the search, and the proof are based on. */

export type Area = 'cms' | 'cloud' | 'site';

export interface CorpusPage {
  /** Path of the file relative to the docs folder, without its extension: `cms/api/rest`. */
  id: string;
  /** Route, without a trailing slash: `/cms/api/rest`. */
  path: string;
  /** File relative to the site, `docs/cms/api/rest.md`. */
  file: string;
  title: string;
  description: string;
  /** Keys of `docs/tags.yml`. */
  tags: string[];
  area: Area;
  /** Unlisted pages and snippets can be opened, but aren't in lists or indexes. The search finds them only if a query names them. */
  unlisted: boolean;
  /** In reading order; the first contains everything before the first heading. */
  sections: CorpusSection[];
  /** The whole page as plain Markdown, without front matter, JSX or MDX comments. */
  markdown: string;
}

export interface CorpusSection {
  /** The `id` that Docusaurus gives the heading; `null` before the first heading. */
  anchor: string | null;
  /** 1 before the first heading, else the heading's level. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The headings from level 2 down to this one. */
  headings: string[];
  /** The visible text, as plain text. */
  text: string;
  markdown: string;
  /** 1-based line of the heading in the file. */
  line: number;
}
