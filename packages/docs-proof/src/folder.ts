import {lstatSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** A path on a page that leaves the folder it belongs to. */
export class OutsideError extends Error {
  override name = 'OutsideError';
}

/**
 * The absolute path of a file that a page names.
 *
 * @param folder absolute
 * @param base the folder that the path is relative to, if it's another one below
 * @throws {OutsideError} for a path that isn't in the folder, also if a link in the folder leads out of it
 */
export function placeIn(folder: string, name: string, base = folder): string {
  const place = path.resolve(base, name);
  if (!isBelow(folder, place)) throw new OutsideError(`"${name}" isn't in ${folder}. A page can't write or read other files.`);
  const existing = existingPart(place, folder);
  if (!isBelow(realpathSync(folder), realpathSync(existing)))
    throw new OutsideError(`"${name}" leads out of ${folder} through a link. A page can't write or read other files.`);
  return place;
}

function isBelow(folder: string, place: string): boolean {
  const relative = path.relative(folder, place);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** The deepest folder or file on the way that exists. A link counts as what it points to. */
function existingPart(place: string, folder: string): string {
  let part = place;
  while (part !== folder && !exists(part)) part = path.dirname(part);
  return part;
}

function exists(place: string): boolean {
  const stat = lstatSync(place, {throwIfNoEntry: false});
  if (!stat) return false;
  if (!stat.isSymbolicLink()) return true;
  try {
    realpathSync(place);
    return true;
  } catch {
    // What a broken link would create is unknown.
    throw new OutsideError(`${place} is a broken link. A page can't write through it.`);
  }
}
