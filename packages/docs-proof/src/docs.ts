import path from 'node:path';
import {createCorpusReader, type CorpusReader, type Site} from 'docs-corpus';

export interface DocsOptions {
  /** Absolute path that file names are relative to. */
  root: string;
  /** Folder of the docs, relative to the root. */
  docs: string;
  /** The Markdown forms of the site's own components. By default, pages have none. */
  forms?: Site;
}

/** The proof follows no links, so it needs no real origin. */
const SITE_URL = 'https://docs.example';

export function openDocs({root, docs, forms}: DocsOptions): CorpusReader {
  return createCorpusReader({docsDir: path.join(root, docs), siteDir: root, siteUrl: SITE_URL, ...(forms && {site: forms})});
}

/** `api/rest` of `docs/api/rest.md` */
export function pageOf(file: string, docs: string): string {
  return file.replace(new RegExp(String.raw`^${docs}/`), '').replace(/\.mdx?$/, '');
}
