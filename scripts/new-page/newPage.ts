import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {plannedPlaces, type WrittenPages} from '../../plugins/corpus/reading-order';
import type {Kind} from './kinds';
import {PageError, pageId} from './pageId';
import {addLine, defaultPlace, hasLine} from './readingOrderFile';

/**
 * @param text as typed, see `pageId`
 * @returns `cms/features/preview`
 * @throws {PageError} for a page that exists, or an invalid path
 */
export function planPage(text: string, written: WrittenPages, docsDir: string): string {
  const id = pageId(text, docsDir);
  const existing = written.fileOf(id);
  if (existing === undefined) return id;
  throw new PageError(`${docsDir}/${existing} already exists. Edit it, or choose another path.`);
}

export interface Place {
  /** The text of the reading order, changed unless the page is in it already. */
  text: string;
  /** The page before it; `null` if the page is in the order already, or a group lists its whole folder. */
  after: string | null;
}

/**
 * Gives a page a place in the reading order.
 *
 * @param text of the reading order
 * @param after as typed; by default, the last page of the same folder
 */
export function placePage(id: string, text: string, written: WrittenPages, docsDir: string, after?: string): Place {
  if (after === undefined && (hasLine(text, id) || isListedWithFolder(id, written))) return {text, after: null};
  const before = after === undefined ? defaultPlace(id, orderOf(written)) : pageId(after, docsDir);
  if (before === undefined)
    throw new PageError(
      `No page of "${path.posix.dirname(id)}" is in the reading order. Say where readers look for "${id}": --after=cms/features/preview, with a page that comes before it.`,
    );
  return {text: addLine(text, id, before), after: before};
}

/** A group can list all pages of a folder, and then includes a new one. */
export function isListedWithFolder(id: string, {pagesUnder}: WrittenPages): boolean {
  const places = plannedPlaces((folder) =>
    path.posix.dirname(id) === folder ? [...pagesUnder(folder), id] : pagesUnder(folder),
  );
  return places.some(({docId}) => docId === id);
}

function orderOf({pagesUnder}: WrittenPages): string[] {
  return plannedPlaces(pagesUnder).map(({docId}) => docId);
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
