import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, Plugin} from '@docusaurus/types';

/** What is done with the pages of a finished build. */
export interface PageWork {
  /** Before the build. */
  contentLoaded?: (allContent: AllContent) => void;
  /**
   * Before the first page.
   *
   * @param files all files of the build, relative to `outDir`
   */
  begin: (outDir: string, files: readonly string[]) => Promise<PagePass>;
}

export interface PagePass {
  /** @returns the page as it is to be */
  page: (html: string) => string;
  /** After the last page. */
  end?: () => Promise<void>;
}

/** Works on the built pages. */
export default function builtPagesPlugin(works: readonly PageWork[]): Plugin {
  return {
    name: 'built-pages',
    allContentLoaded({allContent}) {
      for (const work of works) work.contentLoaded?.(allContent);
    },
    postBuild: ({outDir}) => passOverPages(outDir, works),
  };
}

/** Does all works in one go, in the given order: each page is read once. */
export async function passOverPages(outDir: string, works: readonly PageWork[]): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const passes = await Promise.all(works.map((work) => work.begin(outDir, files)));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const built = await readFile(path.join(outDir, file), 'utf8');
    const html = passes.reduce((text, {page}) => page(text), built);
    if (html !== built) await writeFile(path.join(outDir, file), html);
  }
  await Promise.all(passes.flatMap(({end}) => (end ? [end()] : [])));
}
