import {copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Creates a folder with the same files: hard links, or copies if the folders are on different disks. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EMLINK'))) throw error;
    copyFileSync(source, target);
  }
}

/** Whether the path exists, including broken links. */
export function isThere(file: string): boolean {
  return lstatSync(file, {throwIfNoEntry: false}) !== undefined;
}
