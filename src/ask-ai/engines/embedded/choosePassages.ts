import type {SearchHit} from '@site/src/search';

const MAX_PASSAGES = 5;
const MIN_PASSAGES = 3;
/** More of one page would leave no room for others. */
const MAX_PER_PAGE = 2;

/** Words that begin alike count as one: `request`, `requests`. */
const STEM_LENGTH = 4;

/**
 * The sections worth quoting, best first. A section that holds less than half of the words that the best one holds stands at
 * the end, since the search also counts the words of its page. Each stands once; the beginning of a page is only worth it where no section of
 * that page answers, or where the question is what a thing is.
 *
 * @param hits best first
 */
export function choosePassages(hits: readonly SearchHit[], question: string): SearchHit[] {
  const wantsBeginnings = /^\W*(?:what(?:'s| is| are)|define|meaning of)\b/i.test(question);
  const pagesWithSections = new Set(hits.filter(({type}) => type !== 'lvl1').map(pageOf));
  const sections = hits.filter((hit, index) => {
    const isFirst = hits.findIndex(({url}) => url === hit.url) === index;
    return isFirst && (hit.type !== 'lvl1' || wantsBeginnings || !pagesWithSections.has(pageOf(hit)));
  });
  const spread = sections.filter((hit, index) => countBefore(sections, index, pageOf(hit)) < MAX_PER_PAGE);
  const [strong, weak] = byOwnWords(spread);
  const chosen = [...strong, ...weak.slice(0, Math.max(0, MIN_PASSAGES - strong.length))].slice(0, MAX_PASSAGES);
  const further = sections.filter((hit) => !chosen.includes(hit)).slice(0, Math.max(0, MIN_PASSAGES - chosen.length));
  return [...chosen, ...further];
}

function byOwnWords(hits: readonly SearchHit[]): [strong: SearchHit[], weak: SearchHit[]] {
  const most = Math.max(0, ...hits.map(ownWords));
  const isStrong = (hit: SearchHit): boolean => 2 * ownWords(hit) >= most;
  return [hits.filter(isStrong), hits.filter((hit) => !isStrong(hit))];
}

/** How many words of the question the section itself holds; those in its heading count twice. */
function ownWords({marked: {title, excerpt}}: SearchHit): number {
  return countMarked(title) + countMarked(`${title} ${excerpt ?? ''}`);
}

function countMarked(html: string): number {
  const words = html.matchAll(/<mark>(.*?)<\/mark>/g);
  return new Set([...words].map(([, word = '']) => word.toLowerCase().slice(0, STEM_LENGTH))).size;
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*/, '');
}

function countBefore(hits: readonly SearchHit[], index: number, page: string): number {
  return hits.slice(0, index).filter((hit) => pageOf(hit) === page).length;
}
