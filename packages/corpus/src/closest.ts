import leven from 'leven';

/** The known name that a misspelled one most resembles, if it is close enough to be meant. */
export function closest(name: string, known: readonly string[]): string | null {
  const lower = name.toLowerCase();
  const ranked = known.map((candidate) => ({candidate, distance: leven(lower, candidate.toLowerCase())}));
  const [best] = ranked.sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.min(2, Math.floor(best.candidate.length / 2)) ? best.candidate : null;
}
