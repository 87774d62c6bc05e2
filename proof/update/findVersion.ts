import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Finding} from '../../plugins/corpus';

/** Lines that mention the old version. Some are history, others must be updated. Release notes are skipped, because they are history. */
export function findVersion(docsDir: string, from: string, to: string): Finding[] {
  return readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && name !== 'release-notes.md')
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(docsDir, name), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          text.includes(from)
            ? [new Finding(`docs/${name}`, index + 1, `It names ${from}.`, `Write ${to} if the statement is still true.`)]
            : [],
        ),
    );
}
