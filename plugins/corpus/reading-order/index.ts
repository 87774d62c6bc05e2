/** The reading order of the pages, as sidebars and as a list of places. */
import {writtenPages, type WrittenPages} from './writtenPages';
import {sidebarPlaces, type SidebarPlace} from './sidebarPlaces';
import {toSidebars} from './sidebars';

export {writtenPages, sidebarPlaces, toSidebars, type WrittenPages, type SidebarPlace};

/**
 * The places of all pages, written or not.
 *
 * @param pagesUnder returns the IDs of the pages in a folder that is listed as a whole
 */
export function plannedPlaces(pagesUnder: WrittenPages['pagesUnder']): SidebarPlace[] {
  return sidebarPlaces(toSidebars({pagesUnder, docIdOf: (id) => id}));
}
