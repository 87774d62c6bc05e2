import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isSnippet} from 'docs-corpus';

const DOCS = 'docs';
export const GROWN_DOCS = '.cache/bench/docs';

/** Folders that sidebars show without listing their pages. Copies are distributed among them. */
const FOLDERS = [
  'cms/admin-panel-customization',
  'cms/configurations/guides',
  'cms/configurations/media-library-providers',
  'cms/configurations/sso-providers',
  'cms/plugins-development/guides',
];

/** A fence or note, whose code isn't changed, or a link to or import of a page with the text before it. */
const CODE_OR_PATH = /\{\/\*[\s\S]*?\*\/\}|^[ \t]*(`{3,})[^`][\s\S]*?^[ \t]*\1[ \t]*$|(\]\(|\bfrom ')(\.{1,2}\/[^)'#?\s]*)/gm;

/**
 * Copies the docs, and adds copies of pages with all components, samples, and tags.
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
    .replace(CODE_OR_PATH, (match, _code, before: string | undefined, to: string | undefined) => {
      if (before === undefined || to === undefined) return match;
      const fromFolder = path.relative(folder, path.join(path.dirname(source), to));
      return before + (fromFolder.startsWith('.') ? fromFolder : `./${fromFolder}`);
    })
    // Changes the title, because two pages can't have the same one.
    .replace(
      /^title: (['"]?)(.*?)\1$/m,
      (_match, quote: string, title: string) => `title: ${quote}${title}, copy ${number}${quote}`,
    );
  mkdirSync(path.join(GROWN_DOCS, folder), {recursive: true});
  writeFileSync(path.join(GROWN_DOCS, folder, name), text);
}
