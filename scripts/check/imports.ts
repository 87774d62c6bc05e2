import path from 'node:path';
import type {Root} from 'mdast';
import {importedPath} from 'docs-corpus';
import {nearestPath} from '../../src/lib/nearestPath';
import type {Fault} from './finding';

/**
 * Checks that a page imports only Markdown files that exist. Components don't have to be imported, except
 * Docusaurus's own.
 *
 * @param files paths of all Markdown files below the docs folder
 */
export function checkImports(root: Root, docsPath: string, files: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const line = statement.loc?.start.line ?? node.position?.start.line ?? 1;
      const source = String(statement.source.value);
      if (/\.mdx?$/.test(source)) {
        const file = importedPath(source, docsPath);
        if (!files.includes(file)) {
          const meant = nearestPath(file, files);
          const fix =
            meant === null
              ? 'Name a file that exists, relative to this one'
              : `Write "${path.posix.relative(path.posix.dirname(docsPath), meant).replace(/^(?!\.)/, './')}"`;
          faults.push({line, reason: `the import "${source}" doesn't lead to a file`, fix});
        }
      } else if (!/^@(?:theme|site\/src)\//.test(source)) {
        faults.push({
          line,
          reason: `the import "${source}" isn't a Markdown file`,
          fix: 'Remove it: components need no import, and images are written as Markdown',
        });
      }
    }
  }
  return faults;
}
