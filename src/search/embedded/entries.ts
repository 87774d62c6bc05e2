import {anchorOf} from '../../lib/anchorOf';
import type {CompactHeadings, CompactPage} from '../format';
import {stemsOf} from './tokenize';

export interface Page {
  /** Its number among the listed pages. */
  number: number;
  path: string;
  title: string;
  group: string;
  facets: number;
  /** How likely readers look for it, 0 to 100. */
  rank: number;
  keywords: string;
  /** Stems of the title without what only says its kind, and of the last part of the URL, which often names the subject in plain words. */
  words: string[];
  slug: string[];
  /** Stems of each folder in its URL that distinguishes pages. */
  areas: string[][];
  /** The number of its first entry, which is the page itself. */
  first: number;
  entries: Entry[];
  /** Words of the text. */
  length: number;
}

/** A page or one of its sections, which a hit points to. */
export interface Entry {
  id: number;
  page: Page;
  /** 0 for the page itself. */
  section: number;
  anchor: string | null;
  /** Headings from level 2 down to its own. */
  headings: string[];
  /** Stems of the heading, and of the anchor, which stays when a heading is reworded. */
  words: string[];
  slug: string[];
  /** Words of the text. */
  length: number;
}

/** An area with a larger share of the pages, such as `cms`, doesn't distinguish them. */
const MAX_AREA_SHARE = 0.34;

/** Words of titles such as "Introduction to Strapi Cloud". */
const KINDS: ReadonlySet<string> = new Set(stemsOf('introduction overview'));

export function headingOf({page, headings}: Entry): string {
  return headings.at(-1) ?? page.title;
}

/** Pages with their entries, which are numbered across all pages. */
export function readPages({pages: compactPages, groups}: Pick<CompactHeadings, 'pages' | 'groups'>): Page[] {
  const areas = areasOf(compactPages);
  let id = 0;
  const pages = compactPages.map(([path, title, group, facets, rank, keywords, sections], number) => {
    const words = subjectOf(title);
    const folders = segmentsOf(path);
    const page: Page = {
      number,
      path,
      title,
      group: groups[group] ?? '',
      facets,
      rank,
      keywords,
      words,
      slug: stemsOf(hyphensToSpaces(folders.at(-1) ?? '')),
      areas: folders.flatMap((segment) => (areas.has(segment) ? [stemsOf(segment)] : [])),
      first: id,
      entries: [],
      length: 0,
    };
    page.entries.push({id: id++, page, section: 0, anchor: null, headings: [], words, slug: [], length: 0});
    const trail: string[] = [];
    sections.forEach(([depth, heading, ownAnchor], index) => {
      trail.length = Math.min(trail.length, depth - 2);
      trail.push(heading);
      const anchor = ownAnchor ?? anchorOf(heading);
      page.entries.push({
        id: id++,
        page,
        section: index + 1,
        anchor,
        headings: [...trail],
        words: stemsOf(heading),
        slug: stemsOf(hyphensToSpaces(anchor)),
        length: 0,
      });
    });
    return page;
  });
  return pages;
}

function subjectOf(title: string): string[] {
  const stems = stemsOf(title);
  const subject = stems.filter((stem) => !KINDS.has(stem));
  return subject.length > 0 ? subject : stems;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function hyphensToSpaces(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** Folders of the docs with few enough pages to distinguish them. */
function areasOf(pages: readonly CompactPage[]): Set<string> {
  const sizes = new Map<string, number>();
  for (const folder of pages.flatMap(([path]) => segmentsOf(path).slice(0, -1))) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  return new Set([...sizes].flatMap(([folder, size]) => (size <= MAX_AREA_SHARE * pages.length ? [folder] : [])));
}
