import type {CorpusPage} from '../corpus/types';

/** The part of a sidebar that names groups. */
export type SidebarEntry = string | {type?: unknown; id?: unknown; label?: unknown; link?: unknown; items?: unknown};

const AREA_LABELS: Record<CorpusPage['area'], string> = {cms: 'CMS', cloud: 'Cloud', site: 'News'};

/**
 * Names the heading of a page's results: its area, and the top category of the sidebar that holds the page.
 *
 * @param sidebars as `sidebars.ts` exports them
 * @returns `CMS: Features`, `Cloud: Projects`, the area alone for a page outside every category; unlisted pages have their own group
 */
export function groupNames(sidebars: Readonly<Record<string, unknown>>): (page: CorpusPage) => string {
  const categories = new Map<string, string>();
  for (const entry of Object.values(sidebars).flatMap(toEntries)) {
    if (typeof entry === 'string' || typeof entry.label !== 'string' || !Array.isArray(entry.items)) continue;
    for (const id of idsIn(entry)) categories.set(id, entry.label);
  }
  return (page) => {
    const area = AREA_LABELS[page.area];
    if (page.unlisted) return `${area}: Not in the menu`;
    const category = categories.get(page.id) ?? categories.get(`${page.id}/index`);
    return category === undefined || page.area === 'site' ? area : `${area}: ${category}`;
  };
}

function idsIn(entry: SidebarEntry): string[] {
  if (typeof entry === 'string') return [entry];
  const own = [entry, entry.link].flatMap((value) => (hasId(value) ? [value.id] : []));
  return [...own, ...toEntries(entry.items).flatMap(idsIn)];
}

function toEntries(value: unknown): SidebarEntry[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.filter((entry) => typeof entry === 'string' || (typeof entry === 'object' && entry !== null));
}

function hasId(value: unknown): value is {id: string} {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
