import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf} from '../../src/site/readingOrder';
import type {Kind} from './kinds';
import {placeOf, type Place} from './place';

/** What keeps a page from being made, and what to do about it. */
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
 * @throws {NewPageError} for a page that exists, has no place, or no usable address
 */
export function planPage(text: string): NewPage {
  const id = text
    .trim()
    .replace(/^\/?(?:docs\/)?/, '')
    .replace(/\/$|(?:\/index)?\.mdx?$/, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(id)) {
    throw new NewPageError(`"${text}" is no address. Write small letters, digits and hyphens, as in cms/features/preview.`);
  }
  const existing = fileOf(id);
  if (existing !== undefined) {
    throw new NewPageError(`docs/${existing} exists. Write in it, or choose another address.`);
  }
  const place = placeOf(id);
  if (!place) {
    throw new NewPageError(
      `The reading order has no place for "${id}". Add '${id}' to src/site/readingOrder.ts where readers look for it, then run this again.`,
    );
  }
  return {id, place};
}

/** @returns the text of a page in which everything is still to be written */
export function pageText(id: string, kind: Kind): string {
  const template = readFileSync(path.join(__dirname, 'templates', `${kind}.md`), 'utf8');
  return template.replace("title: ''", `title: '${titleOf(id)}'`);
}

/** @returns path of the new file, below the site */
export function writePage({id}: NewPage, kind: Kind, docsDir: string): string {
  const file = path.posix.join(docsDir, `${id}.mdx`);
  mkdirSync(path.dirname(file), {recursive: true});
  // Refuses what has come into being since the look at it.
  writeFileSync(file, pageText(id, kind), {flag: 'wx'});
  return file;
}

/** `docs/cms/features/preview.mdx, in CMS docs > Features, after cms/features/media-library` */
export function describePlace({groups, before, after}: Place): string {
  const neighbours = [before && `after ${before}`, after && `before ${after}`].filter(Boolean).join(' and ');
  return [groups.join(' > '), neighbours].filter(Boolean).join(', ');
}

function titleOf(id: string): string {
  const words = path.posix.basename(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
