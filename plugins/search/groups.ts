import type {CorpusPage} from 'docs-corpus/types';
import {sidebarPlaces} from '../corpus/reading-order';

const AREA_LABELS: Record<CorpusPage['area'], string> = {cms: 'CMS', cloud: 'Cloud', site: 'News'};

/**
 * Returns the heading of a page's results: its area and the top-level sidebar category that contains the page.
 *
 * @param sidebars as `sidebars.ts` exports them
 * @returns `CMS: Features`, `Cloud: Projects`, or only the area for a page without a category; unlisted pages have a separate group
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
