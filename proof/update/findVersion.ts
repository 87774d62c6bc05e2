import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Line numbers by file of what mentions a version. Some are history, others must be updated. Release notes are skipped, because they are history. */
export function findVersion(docsDir: string, version: string): Map<string, number[]> {
  const names = readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && name !== 'release-notes.md')
    .sort();
  const found = names.map((name): [string, number[]] => {
    const lines = readFileSync(path.join(docsDir, name), 'utf8').split('\n');
    return [`docs/${name}`, lines.flatMap((text, index) => (text.includes(version) ? [index + 1] : []))];
  });
  return new Map(found.filter(([, lines]) => lines.length > 0));
}
