import type {Intent} from '../SearchClient';
import type {Entry} from './match';

/** Lists of links, which don't answer questions. */
const NAVIGATION = /^(?:where to go next|next(?: steps)?|see also)$/i;
const TROUBLE = /^(?:what goes wrong|troubleshooting|(?:common )?errors|problems)$|^why\b/i;
const CHOICE = /\b(?:compare|choose|which|differs?|difference|decide|or|instead)\b/i;
const FAQ = /\/faq$/;
const NEWS = /^\/(?:whats-new|release-notes)/;

export function isNavigation({headings}: Entry): boolean {
  return headings.some((heading) => NAVIGATION.test(heading));
}

/** How well the kind of a section fits the intent of a question; 1 is neutral. */
export function kindFit({page, headings, section}: Entry, intent: Intent): number {
  const isTrouble = headings.some((heading) => TROUBLE.test(heading));
  const isFaq = FAQ.test(page.path);
  const factors = [
    intent === 'cause' && (isTrouble || isFaq) ? 1.25 : 1,
    intent === 'steps' && isTrouble ? 0.7 : 1,
    intent === 'choice' && headings.some((heading) => CHOICE.test(heading)) ? 1.2 : 1,
    section === 0 ? beginningFit(intent) : 1,
    NEWS.test(page.path) && intent !== 'other' && intent !== 'meaning' ? 0.6 : 1,
  ];
  return factors.reduce((product, factor) => product * factor, 1);
}

/** The beginning of a page explains its subject; instructions come later. */
function beginningFit(intent: Intent): number {
  if (intent === 'meaning') return 1.1;
  return intent === 'other' ? 1 : 0.85;
}
