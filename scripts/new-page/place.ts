import path from 'node:path';
import {cloud, cmsOrder, fileOf, writtenPagesUnder, type Entry} from '../../src/site/readingOrder';

/** Where readers find a page. */
export interface Place {
  /** `CMS docs`, then the labels of the groups around the page. */
  groups: string[];
  /** The existing pages before and after it in reading order. */
  before: string | undefined;
  after: string | undefined;
}

/** @returns `undefined` for an id that isn't in the reading order */
export function placeOf(id: string): Place | undefined {
  return placeIn(cmsOrder(pagesWith(id)), 'CMS docs', id) ?? placeIn(cloud, 'Cloud docs', id);
}

/** Ids of planned pages that don't exist yet. */
export function unwrittenIds(): string[] {
  const ids = [...flatten(cmsOrder(writtenPagesUnder), []), ...flatten(cloud, [])].map(({id}) => id);
  return [...new Set(ids)].filter((id) => fileOf(id) === undefined);
}

/** Where a group lists all pages of a folder, the new one is included. */
function pagesWith(id: string): (folder: string) => string[] {
  return (folder) => {
    const written = writtenPagesUnder(folder);
    return path.posix.dirname(id) === folder ? [...new Set([...written, id])].sort() : written;
  };
}

function placeIn(entries: readonly Entry[], area: string, id: string): Place | undefined {
  const pages = flatten(entries, [area]);
  const index = pages.findIndex((page) => page.id === id);
  const page = pages[index];
  if (!page) return undefined;
  const isWritten = ({id: other}: {id: string}): boolean => other !== id && fileOf(other) !== undefined;
  return {
    groups: page.groups,
    before: pages.slice(0, index).filter(isWritten).at(-1)?.id,
    after: pages.slice(index + 1).find(isWritten)?.id,
  };
}

function flatten(entries: readonly Entry[], groups: readonly string[]): {id: string; groups: string[]}[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [{id: entry, groups: [...groups]}];
    const inner = [...groups, entry.label];
    return [...(entry.page === undefined ? [] : [{id: entry.page, groups: inner}]), ...flatten(entry.entries, inner)];
  });
}
