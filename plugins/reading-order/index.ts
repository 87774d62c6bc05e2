/** The order in which readers find the pages: as sidebars, as a list of places, and what of it is written. */
import {writtenPages, type WrittenPages} from './writtenPages';
import {sidebarPlaces, type SidebarPlace} from './sidebarPlaces';
import {toSidebars} from './sidebars';

export {writtenPages, sidebarPlaces, toSidebars, type WrittenPages, type SidebarPlace};

/**
 * The places of all pages, written or not.
 *
 * @param pagesUnder IDs of the pages in a folder of which every page has a place
 */
export function plannedPlaces(pagesUnder: WrittenPages['pagesUnder']): SidebarPlace[] {
  return sidebarPlaces(toSidebars({pagesUnder, docIdOf: (id) => id}));
}
