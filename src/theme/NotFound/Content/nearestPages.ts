/** A page that the reader might have meant. */
export interface ListedPage {
  path: string;
  title: string;
}

const COUNT = 5;
/** URLs with this similarity of their last segments, or less, are only similar by chance. */
const BY_CHANCE = {inSameArea: 0.5, elsewhere: 0.7};

/** The pages whose URLs are most similar to the requested one, best match first. Empty without similar ones. */
export function nearestPages(pathname: string, pages: readonly ListedPage[]): ListedPage[] {
  return pages
    .map((page) => ({page, likeness: likeness(pathname, page.path)}))
    .filter(({page: {path}}) => {
      const chance = firstSegment(path) === firstSegment(pathname) ? BY_CHANCE.inSameArea : BY_CHANCE.elsewhere;
      return dice(lastSegment(pathname), lastSegment(path)) > chance;
    })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, COUNT)
    .map(({page}) => page);
}

/** Similarity from 0 to 1. The last segment is the most specific, so it counts as much as the whole path. */
function likeness(a: string, b: string): number {
  return (dice(a, b) + dice(lastSegment(a), lastSegment(b))) / 2;
}

function firstSegment(path: string): string | undefined {
  return path.split('/').at(1);
}

function lastSegment(path: string): string {
  return path.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

/** Sørensen–Dice coefficient of the letter pairs of two strings. */
function dice(a: string, b: string): number {
  const pairsOfA = letterPairs(a);
  const pairsOfB = letterPairs(b);
  const shared = [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length;
  const total = pairsOfA.size + pairsOfB.size;
  return total === 0 ? 0 : (2 * shared) / total;
}

function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({length: Math.max(0, letters.length - 1)}, (_, index) => letters.slice(index, index + 2)));
}
