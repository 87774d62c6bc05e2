import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../finding';

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
            ? [
                {
                  file: `docs/${name}`,
                  line: index + 1,
                  fault: `It names ${from}.`,
                  fix: `Write ${to} if the statement is still true.`,
                },
              ]
            : [],
        ),
    );
}
