import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isSnippet} from 'docs-corpus';

const DOCS = 'docs';
export const GROWN_DOCS = '.cache/bench/docs';

/** Folders whose pages the sidebar shows without a list of them. Copies are spread over them. */
const FOLDERS = [
  'cms/admin-panel-customization',
  'cms/configurations/guides',
  'cms/configurations/media-library-providers',
  'cms/configurations/sso-providers',
  'cms/plugins-development/guides',
];

/** A fence or a note, whose code imports files of the app, or else a link to a page or an import of one, with the text before it. */
const CODE_OR_PATH = /\{\/\*[\s\S]*?\*\/\}|^[ \t]*(`{3,})[^`][\s\S]*?^[ \t]*\1[ \t]*$|(\]\(|\bfrom ')(\.{1,2}\/[^)'#?\s]*)/gm;

/**
 * Copies the docs and fills them up with copies of their pages, with all components, samples and tags.
 *
 * @returns how many pages there are
 */
export function growTree(pageCount: number): number {
  const files = copyDocs();
  for (let index = 0; files.length + index < pageCount; index += 1) {
    const source = files[index % files.length] ?? '';
    writeCopy(source, FOLDERS[index % FOLDERS.length] ?? '', Math.floor(index / files.length) + 1);
  }
  return Math.max(files.length, pageCount);
}

/** @returns the pages, relative to the docs */
function copyDocs(): string[] {
  rmSync(GROWN_DOCS, {recursive: true, force: true});
  cpSync(DOCS, GROWN_DOCS, {recursive: true});
  return readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.mdx?$/.test(file) && !isSnippet(file) && !path.basename(file).startsWith('_'),
  );
}

function writeCopy(source: string, folder: string, number: number): void {
  const name = source.replaceAll('/', '-').replace(/(\.mdx?)$/, `-copy-${number}$1`);
  const text = readFileSync(path.join(DOCS, source), 'utf8')
    .replace(CODE_OR_PATH, (match, _ticks, before: string | undefined, to: string | undefined) => {
      if (before === undefined || to === undefined) return match;
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
