import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isSnippet} from '../plugins/corpus';

const DOCS = 'docs';
export const GROWN_DOCS = '.cache/bench/docs';
/** What the whole documentation will have. */
export const WHOLE_DOCUMENTATION = 258;

/** Folders whose pages the sidebar shows without a list of them. Copies are spread over them. */
const FOLDERS = [
  'cms/admin-panel-customization',
  'cms/configurations/guides',
  'cms/configurations/media-library-providers',
  'cms/configurations/sso-providers',
  'cms/plugins-development/guides',
];

/** A link to a file, or an import of one, with the text before it. */
const RELATIVE_PATH = /(\]\(|\bfrom ')(\.{1,2}\/[^)'#?\s]*)/g;

/**
 * Copies the docs and fills them up with copies of their pages, with all components, samples and tags.
 *
 * @returns how many pages there are
 */
export function growTree(pageCount: number): number {
  rmSync(GROWN_DOCS, {recursive: true, force: true});
  cpSync(DOCS, GROWN_DOCS, {recursive: true});
  const files = readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.mdx?$/.test(file) && !isSnippet(file) && !path.basename(file).startsWith('_'),
  );
  for (let index = 0; files.length + index < pageCount; index += 1) {
    const source = files[index % files.length] ?? '';
    writeCopy(source, FOLDERS[index % FOLDERS.length] ?? '', Math.floor(index / files.length) + 1);
  }
  return Math.max(files.length, pageCount);
}

function writeCopy(source: string, folder: string, number: number): void {
  const name = source.replaceAll('/', '-').replace(/(\.mdx?)$/, `-copy-${number}$1`);
  const text = readFileSync(path.join(DOCS, source), 'utf8')
    .replace(RELATIVE_PATH, (_match, before: string, to: string) => {
      const fromFolder = path.relative(folder, path.join(path.dirname(source), to));
      return before + (fromFolder.startsWith('.') ? fromFolder : `./${fromFolder}`);
    })
    // Two pages with one title are a fault.
    .replace(
      /^title: (['"]?)(.*?)\1$/m,
      (_match, quote: string, title: string) => `title: ${quote}${title}, copy ${number}${quote}`,
    );
  mkdirSync(path.join(GROWN_DOCS, folder), {recursive: true});
  writeFileSync(path.join(GROWN_DOCS, folder, name), text);
}
