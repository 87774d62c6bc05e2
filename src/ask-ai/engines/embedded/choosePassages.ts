import type {SearchHit} from '@site/src/search';

const MAX_PASSAGES = 5;
const MIN_PASSAGES = 3;
/** Maximum number of passages per page, to leave room for other pages. */
const MAX_PER_PAGE = 2;

/**
 * The sections to quote, best first, without duplicates.
 *
 * @param hits best first
 */
export function choosePassages(hits: readonly SearchHit[]): SearchHit[] {
  const sections = hits.filter((hit, index) => hits.findIndex(({url}) => url === hit.url) === index);
  const spread = sections.filter((hit, index) => countBefore(sections, index, pageOf(hit)) < MAX_PER_PAGE);
  const chosen = spread.slice(0, MAX_PASSAGES);
  const further = sections.filter((hit) => !chosen.includes(hit)).slice(0, Math.max(0, MIN_PASSAGES - chosen.length));
  return [...chosen, ...further];
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*/, '');
}

function countBefore(hits: readonly SearchHit[], index: number, page: string): number {
  return hits.slice(0, index).filter((hit) => pageOf(hit) === page).length;
}
