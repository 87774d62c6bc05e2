import {editDistance} from 'docs-corpus/closest';

/**
 * The known path that is most likely meant: in the same folder by a similar name, then by the same name in the nearest folder, then by a similar
 * one.
 *
 * @param known paths such as `cms/api/rest/filters`, all with or all without a slash and an ending
 */
export function nearestPath(path: string, known: readonly string[]): string | null {
  const wanted = split(path);
  const candidates = known.map((candidate) => {
    const {folder, name} = split(candidate);
    return {
      candidate,
      letters: editDistance(wanted.name, name),
      isSimilar: editDistance(wanted.name, name) <= limit(name) || isBeginning(wanted.name, name),
      steps: editDistance(wanted.folder, folder),
    };
  });
  const nearest = (list: typeof candidates): string | null =>
    [...list].sort((a, b) => a.steps - b.steps || a.letters - b.letters)[0]?.candidate ?? null;
  return (
    nearest(candidates.filter(({steps, isSimilar}) => steps === 0 && isSimilar)) ??
    nearest(candidates.filter(({letters}) => letters === 0)) ??
    nearest(candidates.filter(({letters, isSimilar}) => isSimilar && letters <= 2))
  );
}

/** Folders as segments, so that a folder more or less counts as one step. */
function split(path: string): {folder: string[]; name: string} {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  return {folder: segments.slice(0, -1), name: segments.at(-1) ?? ''};
}

function limit(name: string): number {
  return Math.min(3, Math.floor(name.length / 3));
}

/** `filter` of `filters`, `preview-mode` of `preview`. */
function isBeginning(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short);
}
