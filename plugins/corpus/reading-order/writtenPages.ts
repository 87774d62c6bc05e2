import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The pages that are already written. IDs are paths of pages without extensions, `cms/api/rest`. */
export interface WrittenPages {
  /** File of a page relative to the docs folder, or `undefined` if it isn't written yet. */
  fileOf: (id: string) => string | undefined;
  /** IDs of the pages directly in a folder, by name. Its index page has the folder's ID. */
  pagesUnder: (folder: string) => string[];
}

export function writtenPages(docsDir: string): WrittenPages {
  return {
    fileOf: (id) =>
      ['.md', '.mdx', '/index.md', '/index.mdx']
        .map((ending) => `${id}${ending}`)
        .find((file) => existsSync(path.join(docsDir, file))),
    pagesUnder(folder) {
      const directory = path.join(docsDir, folder);
      if (!existsSync(directory)) return [];
      return readdirSync(directory)
        .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('index.'))
        .map((name) => `${folder}/${name.replace(/\.mdx?$/, '')}`)
        .sort();
    },
  };
}
