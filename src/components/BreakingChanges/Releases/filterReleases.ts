import {filterWords, hasWords, partBelow} from '@site/src/lib/filterByWords';

export type Kind = 'all' | 'checks' | 'news';

/** Without the ID of a version, a part of the page isn't a release. */
const RELEASE = /^v\d+-\d+-\d+$/;

/**
 * Hides the changes that are of another kind or lack a word of the query, and the releases without others.
 *
 * @returns the number of changes that are left
 */
export function filterReleases(article: Element, kind: Kind, query: string): number {
  const words = filterWords(query);
  const isFiltered = kind !== 'all' || words.length > 0;
  let left = 0;
  for (const part of releasesIn(article)) {
    const changes = part.flatMap((element) => Array.from(element.querySelectorAll('li')));
    const shown = changes.filter((change) => {
      const isShown = (kind === 'all' || isCheck(change) === (kind === 'checks')) && hasWords(change.textContent, words);
      change.toggleAttribute('hidden', !isShown);
      return isShown;
    });
    left += shown.length;
    for (const element of part) {
      const hasChange = shown.some((change) => element.contains(change));
      const hasNone = element.querySelector('li') !== null && !hasChange;
      element.toggleAttribute('hidden', isFiltered && (shown.length === 0 || hasNone));
    }
  }
  return left;
}

function releasesIn(article: Element): Element[][] {
  const headings = Array.from(article.querySelectorAll('h2')).filter(({id}) => RELEASE.test(id));
  return headings.map((heading) => [heading, ...partBelow(heading)]);
}

function isCheck(change: Element): boolean {
  return change.querySelector('[data-check]') !== null;
}
