import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {plannedPlaces, type WrittenPages} from '../../plugins/corpus/reading-order';
import type {Kind} from './kinds';

/** Why a page can't be created, and how to fix it. */
export class NewPageError extends Error {
  override name = 'NewPageError';
}

/**
 * @param text as typed: `cms/features/preview`, `/cms/features/preview`, `docs/cms/features/preview.md`
 * @returns `cms/features/preview`
 * @throws {NewPageError} for a page that exists, has no place, or has an invalid path
 */
export function planPage(text: string, written: WrittenPages): string {
  const id = text
    .trim()
    .replace(/^\/?(?:docs\/)?/, '')
    .replace(/\/$|(?:\/index)?\.mdx?$/, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(id)) {
    throw new NewPageError(
      `"${text}" isn't a valid path. Use lowercase letters, digits and hyphens, as in cms/features/preview.`,
    );
  }
  const existing = written.fileOf(id);
  if (existing !== undefined) {
    throw new NewPageError(`docs/${existing} already exists. Edit it, or choose another path.`);
  }
  if (!hasPlace(id, written)) {
    throw new NewPageError(
      `"${id}" isn't in the reading order. Add '${id}' to readingOrder.ts where readers look for it, then run this again.`,
    );
  }
  return id;
}

function hasPlace(id: string, {pagesUnder}: WrittenPages): boolean {
  // A group can list all pages of a folder, and then includes the new one.
  const places = plannedPlaces((folder) =>
    path.posix.dirname(id) === folder ? [...pagesUnder(folder), id] : pagesUnder(folder),
  );
  return places.some(({docId}) => docId === id);
}

/** @returns the template with a title derived from the path */
export function pageText(id: string, kind: Kind): string {
  const template = readFileSync(path.join(__dirname, 'templates', `${kind}.md`), 'utf8');
  return template.replace("title: ''", `title: '${titleOf(id)}'`);
}

/** @returns path of the new file, relative to the site */
export function writePage(id: string, kind: Kind, docsDir: string): string {
  const file = path.posix.join(docsDir, `${id}.mdx`);
  mkdirSync(path.dirname(file), {recursive: true});
  // Fails if the file was created in the meantime.
  writeFileSync(file, pageText(id, kind), {flag: 'wx'});
  return file;
}

function titleOf(id: string): string {
  const words = path.posix.basename(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
