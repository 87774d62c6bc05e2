import * as z from 'zod';

export interface SidebarPlace {
  /** The docs plugin's id of the page. */
  docId: string;
  /** Labels of the groups that hold the page, from the outermost in. */
  groups: string[];
}

export interface SidebarOrder {
  /** `cmsSidebar` */
  name: string;
  /** In reading order. A page that stands twice is listed where it stands first. */
  places: SidebarPlace[];
}

interface Item {
  type: string;
  id?: string | undefined;
  label?: string | undefined;
  items?: Item[] | undefined;
  link?: {type: string; id?: string | undefined} | undefined;
}

const item: z.ZodType<Item> = z.lazy(() =>
  z.object({
    type: z.string(),
    id: z.string().optional(),
    label: z.string().optional(),
    items: z.array(item).optional(),
    link: z.object({type: z.string(), id: z.string().optional()}).optional(),
  }),
);

const sidebarsSchema = z.record(z.string(), z.array(item));

/** @param sidebars as the docs plugin loaded them, or as `sidebars.ts` exports them */
export function readingOrder(sidebars: unknown): SidebarOrder[] {
  return Object.entries(sidebarsSchema.parse(sidebars)).map(([name, items]) => ({
    name,
    places: firstOfEach(placesOf(items, [])),
  }));
}

function placesOf(items: readonly Item[], groups: string[]): SidebarPlace[] {
  return items.flatMap(({type, id, label, items: children, link}) => {
    if (type !== 'category') return id === undefined ? [] : [{docId: id, groups}];
    const inner = [...groups, label ?? ''];
    const own = link?.id === undefined ? [] : [{docId: link.id, groups: inner}];
    return [...own, ...placesOf(children ?? [], inner)];
  });
}

function firstOfEach(places: readonly SidebarPlace[]): SidebarPlace[] {
  return places.filter(({docId}, index) => places.findIndex((place) => place.docId === docId) === index);
}
