import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, Plugin} from '@docusaurus/types';

/** A processing step for the pages of a finished build. */
export interface PageWork {
  /** Before the build. */
  contentLoaded?: (allContent: AllContent) => void;
  /**
   * Before the first page.
   *
   * @param files all files of the build, relative to `outDir`
   * @param routes paths of all pages
   */
  begin: (outDir: string, files: readonly string[], routes: readonly string[]) => Promise<PagePass>;
}

export interface PagePass {
  /** @returns the processed page */
  page: (html: string) => string;
  /** After the last page. */
  end?: () => Promise<void>;
}

/** The steps for the built pages. */
export default function builtPagesPlugin(works: readonly PageWork[]): Plugin {
  return {
    name: 'built-pages',
    allContentLoaded({allContent}) {
      for (const work of works) work.contentLoaded?.(allContent);
    },
    postBuild: ({outDir, routesPaths}) => passOverPages(outDir, works, routesPaths),
  };
}

/** Runs all steps in the given order, reading each page only once. */
export async function passOverPages(outDir: string, works: readonly PageWork[], routes: readonly string[] = []): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const passes = await Promise.all(works.map((work) => work.begin(outDir, files, routes)));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const built = await readFile(path.join(outDir, file), 'utf8');
    const html = passes.reduce((text, {page}) => page(text), built);
    if (html !== built) await writeFile(path.join(outDir, file), html);
  }
  await Promise.all(passes.flatMap(({end}) => (end ? [end()] : [])));
}
