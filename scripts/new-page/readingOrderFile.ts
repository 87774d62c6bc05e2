import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {PageError} from './pageId';

/** The file that holds the order, as text, because its comments and its lines are a writer's. */
export const READING_ORDER = 'readingOrder.ts';

/** An entry, but not the page of a group's own label, and not a folder. */
function entryOf(id: string): RegExp {
  return new RegExp(`(?<!page: |pagesUnder\\()'${id}'`);
}

function labelOf(id: string): RegExp {
  return new RegExp(`\\{page: '${id}'\\},\\s*`);
}

export function hasLine(text: string, id: string): boolean {
  return entryOf(id).test(text) || labelOf(id).test(text);
}

/**
 * Adds a page after another one; after the page of a group's label, as the first in the group.
 *
 * @throws {PageError} if the other page has no line of its own
 */
export function addLine(text: string, id: string, after: string): string {
  const entry = entryOf(after).exec(text);
  if (entry) return insert(text, entry.index + entry[0].length, `, '${id}'`);
  const label = labelOf(after).exec(text);
  if (!label)
    throw new PageError(
      `${READING_ORDER} doesn't name "${after}", so "${id}" can't come after it. Name another page with --after=….`,
    );
  const list = label.index + label[0].length;
  if (text.charAt(list) === '[') return insert(text, list + 1, `'${id}', `);
  // The group lists a folder as a whole.
  return insert(insert(text, text.indexOf(')', list) + 1, ']'), list, `['${id}', ...`);
}

/** Puts another page into the place of a page: its own, and that of a group's label. */
export function renameLine(text: string, id: string, to: string): string {
  return text.replace(new RegExp(`(?<!pagesUnder\\()'${id}'`, 'g'), `'${to}'`);
}

export function removeLine(text: string, id: string): string {
  return text.replace(new RegExp(`${entryOf(id).source},?\\s*`), '');
}

function insert(text: string, index: number, added: string): string {
  return text.slice(0, index) + added + text.slice(index);
}

/** @param file absolute */
export async function formatted(text: string, file: string): Promise<string> {
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

/** The page that a new page comes after if its writer doesn't say: the last one of its folder, or the page that has the folder's path. */
export function defaultPlace(id: string, ordered: readonly string[]): string | undefined {
  const folder = path.posix.dirname(id);
  return ordered.filter((other) => path.posix.dirname(other) === folder).at(-1) ?? ordered.find((other) => other === folder);
}
