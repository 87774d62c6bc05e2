import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** What is written so far. IDs are paths of pages without their ending, `cms/api/rest`. */
export interface WrittenPages {
  /** File of a page relative to the docs folder, or `undefined` when it is not written yet. */
  fileOf: (id: string) => string | undefined;
  /** IDs of the pages directly in a folder, by name; its index page is the folder's own. */
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
