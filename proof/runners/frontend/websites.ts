import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusReader} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';

export const FRAMEWORKS = ['next', 'nuxt', 'astro', 'react'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** The pages that build the websites. Each continues with the files of those before it. */
export const PAGES: readonly string[] = ['cms/frontend', 'cms/frontend/rich-text-blocks', 'cms/frontend/draft-preview'];

export interface WebsiteFile {
  page: string;
  /** Path in the website. */
  title: string;
  text: string;
}

export interface Website {
  framework: Framework;
  /** Has the committed lockfile. Git ignores the files that the proof writes. */
  folder: string;
  files: readonly WebsiteFile[];
}

/** Reads the files of the websites from the pages. */
export function readWebsites(docs: CorpusReader): Readonly<Record<Framework, Website>> {
  const pages = docs.code(({id}) => PAGES.includes(id));
  const ordered = PAGES.flatMap((id) => pages.filter(({page}) => page.id === id));
  const read = (framework: Framework): Website => ({
    framework,
    folder: path.resolve(import.meta.dirname, '../../frontend', framework),
    files: ordered.flatMap(({page, blocks}) =>
      blocks.flatMap(({meta, tabs, text}) => {
        const {title, hints} = fenceWords(meta);
        const tab = tabs.find(({groupId}) => groupId === 'framework')?.value ?? framework;
        return title !== null && hints.runner === 'frontend' && tab === framework ? [{page: page.id, title, text}] : [];
      }),
    ),
  });
  return {next: read('next'), nuxt: read('nuxt'), astro: read('astro'), react: read('react')};
}

/** Writes the website as it is after a page. */
export function writeWebsite({folder, files}: Website, lastPage: string): void {
  const pages = PAGES.slice(0, PAGES.indexOf(lastPage) + 1);
  for (const top of new Set(files.map(({title}) => title.split('/')[0] ?? title)))
    rmSync(path.join(folder, top), {recursive: true, force: true});
  for (const {title, text} of files.filter(({page}) => pages.includes(page))) {
    const file = path.join(folder, title);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${text.trimEnd()}\n`);
  }
}
