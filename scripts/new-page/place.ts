import path from 'node:path';
import {plannedPlaces, type WrittenPages} from '../../plugins/corpus/reading-order';

/** Position of a page in the sidebars. */
export interface Place {
  /** `CMS docs`, then the labels of the groups around the page. */
  groups: string[];
  /** The existing pages before and after it in reading order. */
  before: string | undefined;
  after: string | undefined;
}

/** Display names of the sidebars. */
const AREAS: Readonly<Record<string, string>> = {cmsSidebar: 'CMS docs', cloudSidebar: 'Cloud docs'};

/** @returns `undefined` for an id that isn't in the reading order */
export function placeOf(id: string, written: WrittenPages): Place | undefined {
  const places = plannedPlaces(pagesWith(id, written));
  const own = places.find(({docId}) => docId === id);
  if (!own) return undefined;
  const area = places.filter(({sidebar}) => sidebar === own.sidebar).map(({docId}) => docId);
  const index = area.indexOf(id);
  const isWritten = (other: string): boolean => written.fileOf(other) !== undefined;
  return {
    groups: [AREAS[own.sidebar] ?? own.sidebar, ...own.groups],
    before: area.slice(0, index).filter(isWritten).at(-1),
    after: area.slice(index + 1).find(isWritten),
  };
}

/** Ids of planned pages that don't exist yet. */
export function unwrittenIds({fileOf, pagesUnder}: WrittenPages): string[] {
  return plannedPlaces(pagesUnder)
    .map(({docId}) => docId)
    .filter((id) => fileOf(id) === undefined);
}

/** If a group lists all pages of a folder, the new page is included. */
function pagesWith(id: string, {pagesUnder}: WrittenPages): WrittenPages['pagesUnder'] {
  return (folder) => {
    const pages = pagesUnder(folder);
    return path.posix.dirname(id) === folder ? [...new Set([...pages, id])].sort() : pages;
  };
}
