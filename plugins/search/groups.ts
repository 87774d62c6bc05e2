import type {CorpusPage} from '../corpus/types';
import {sidebarPlaces} from '../reading-order';

const AREA_LABELS: Record<CorpusPage['area'], string> = {cms: 'CMS', cloud: 'Cloud', site: 'News'};

/**
 * Names the heading of a page's results: its area, and the top category of the sidebar that holds the page.
 *
 * @param sidebars as `sidebars.ts` exports them
 * @returns `CMS: Features`, `Cloud: Projects`, the area alone for a page outside every category; unlisted pages have their own group
 */
export function groupNames(sidebars: Readonly<Record<string, unknown>>): (page: CorpusPage) => string {
  const categories = new Map(sidebarPlaces(sidebars).map(({docId, groups}) => [docId, groups[0]]));
  return (page) => {
    const area = AREA_LABELS[page.area];
    if (page.unlisted) return `${area}: Not in the menu`;
    const category = categories.get(page.id) ?? categories.get(`${page.id}/index`);
    return category === undefined || page.area === 'site' ? area : `${area}: ${category}`;
  };
}
