import * as z from 'zod';

/** Position of a page in a sidebar. */
export interface SidebarPlace {
  /** Name of the sidebar, `cmsSidebar`. */
  sidebar: string;
  /** The docs plugin's ID of the page. */
  docId: string;
  /** Labels of the groups that contain the page, outermost first. */
  groups: string[];
}

const item = z.object({
  type: z.string(),
  id: z.string().optional(),
  label: z.string().optional(),
  get items() {
    return z.array(item).optional();
  },
  link: z.object({id: z.string().optional()}).optional(),
});

const sidebarsSchema = z.record(z.string(), z.array(item));

/**
 * All pages of the sidebars in reading order. A page with several positions is listed at the first one.
 *
 * @param sidebars as the docs plugin loaded them, or as `sidebars.ts` exports them
 */
export function sidebarPlaces(sidebars: unknown): SidebarPlace[] {
  const byId = new Map<string, SidebarPlace>();
  for (const [sidebar, items] of Object.entries(sidebarsSchema.parse(sidebars))) {
    for (const place of placesOf(items, [])) if (!byId.has(place.docId)) byId.set(place.docId, {sidebar, ...place});
  }
  return [...byId.values()];
}

function placesOf(items: readonly z.infer<typeof item>[], groups: string[]): Omit<SidebarPlace, 'sidebar'>[] {
  return items.flatMap(({type, id, label, items: children, link}) => {
    if (type !== 'category') return id === undefined ? [] : [{docId: id, groups}];
    const inner = [...groups, label ?? ''];
    const own = link?.id === undefined ? [] : [{docId: link.id, groups: inner}];
    return [...own, ...placesOf(children ?? [], inner)];
  });
}
