import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {WrittenPages} from '../../plugins/corpus/reading-order';
import type {Kind} from './kinds';
import {placeOf, type Place} from './place';

/** Why a page can't be created, and how to fix it. */
export class NewPageError extends Error {
  override name = 'NewPageError';
}

export interface NewPage {
  /** `cms/features/preview` */
  id: string;
  place: Place;
}

/**
 * @param text as typed: `cms/features/preview`, `/cms/features/preview`, `docs/cms/features/preview.md`
 * @throws {NewPageError} for a page that exists, has no place, or has an invalid path
 */
export function planPage(text: string, written: WrittenPages): NewPage {
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
  const place = placeOf(id, written);
  if (!place) {
    throw new NewPageError(
      `"${id}" isn't in the reading order. Add '${id}' to readingOrder.ts where readers look for it, then run this again.`,
    );
  }
  return {id, place};
}

/** @returns the template with a title derived from the path */
export function pageText(id: string, kind: Kind): string {
  const template = readFileSync(path.join(__dirname, 'templates', `${kind}.md`), 'utf8');
  return template.replace("title: ''", `title: '${titleOf(id)}'`);
}

/** @returns path of the new file, relative to the site */
export function writePage({id}: NewPage, kind: Kind, docsDir: string): string {
  const file = path.posix.join(docsDir, `${id}.mdx`);
  mkdirSync(path.dirname(file), {recursive: true});
  // Fails if the file was created in the meantime.
  writeFileSync(file, pageText(id, kind), {flag: 'wx'});
  return file;
}

/** `docs/cms/features/preview.mdx, in CMS docs > Features, after cms/features/media-library` */
export function describePlace({groups, before, after}: Place): string {
  const neighbors = [before && `after ${before}`, after && `before ${after}`].filter(Boolean).join(' and ');
  return [groups.join(' > '), neighbors].filter(Boolean).join(', ');
}

function titleOf(id: string): string {
  const words = path.posix.basename(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
