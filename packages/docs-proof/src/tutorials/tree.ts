import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** A line of a drawn folder. */
export interface TreeEntry {
  /** Path relative to the root: `src/api/book`. */
  path: string;
  isFolder: boolean;
  /** Marked with `*`. */
  isMarked: boolean;
  /** 0-based line in the drawing. */
  line: number;
}

export function isTree(text: string): boolean {
  return /^[│\s]*├── /m.test(text);
}

/** The first line is the root. A name ends at two spaces. The rest is an optional `*` and a remark. */
export function parseTree(text: string): TreeEntry[] {
  const open: string[] = [];
  return text.split('\n').flatMap((row, line): TreeEntry[] => {
    const [, indent, name, mark] = /^((?:[│\s] {3})*)[├└]── (\S+)(\s+\*(?:\s|$))?/.exec(row) ?? [];
    if (indent === undefined || name === undefined) return [];
    const depth = indent.length / 4;
    open.length = depth;
    open[depth] = name.replace(/\/$/, '');
    return [{path: open.join('/'), isFolder: name.endsWith('/'), isMarked: mark !== undefined, line}];
  });
}

/**
 * Differences between a drawn folder and a real one: missing paths, siblings of drawn files that aren't drawn, and marks
 * that contradict Git. A folder that is drawn without contents can contain anything.
 *
 * @param isIgnored whether Git ignores a path
 */
export function compareTree(entries: readonly TreeEntry[], root: string, isIgnored: (name: string) => boolean): TreeFault[] {
  const drawn = new Set(entries.flatMap((entry) => parentsOf(entry.path)));
  const parents = new Set(entries.map((entry) => path.posix.dirname(entry.path)));
  const wrong = entries.flatMap((entry): TreeFault[] => {
    const file = path.join(root, entry.path);
    if (!existsSync(file)) return [{line: entry.line, fault: `The project has no ${entry.path}.`}];
    if (statSync(file).isDirectory() !== entry.isFolder)
      return [{line: entry.line, fault: `${entry.path} is ${entry.isFolder ? 'a file' : 'a folder'} in the project.`}];
    if (isIgnored(entry.path) !== entry.isMarked)
      return [{line: entry.line, fault: `Git ${entry.isMarked ? "doesn't ignore" : 'ignores'} ${entry.path}.`}];
    return [];
  });
  const missing = [...parents]
    .filter((parent) => existsSync(path.join(root, parent)))
    .flatMap((parent) =>
      readdirSync(path.join(root, parent))
        .map((name) => path.posix.join(parent, name))
        .filter((name) => !drawn.has(name) && name !== '.git' && path.basename(name) !== '.gitkeep')
        .map((name): TreeFault => ({line: 0, fault: `The project has ${name}, which isn't drawn.`})),
    );
  return [...wrong, ...missing];
}

export interface TreeFault {
  /** 0-based line in the drawing. */
  line: number;
  fault: string;
}

function parentsOf(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
