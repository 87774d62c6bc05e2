import type {Entry} from './match';

/** Lists of links, which don't answer questions. */
const NAVIGATION = /^(?:where to go next|next(?: steps)?|see also)$/i;
const TROUBLE = /^(?:what goes wrong|troubleshooting|(?:common )?errors|problems)$|^why\b/i;
const FAQ = /\/faq$/;

export function isNavigation({headings}: Entry): boolean {
  return headings.some((heading) => NAVIGATION.test(heading));
}

/** How well the kind of a section fits a question; 1 is neutral. The beginning of a page rarely has the answer. */
export function kindFit({page, headings, section}: Entry, asksForCause: boolean): number {
  const isAboutCauses = FAQ.test(page.path) || headings.some((heading) => TROUBLE.test(heading));
  return (asksForCause && isAboutCauses ? 1.25 : 1) * (section === 0 ? 0.85 : 1);
}
