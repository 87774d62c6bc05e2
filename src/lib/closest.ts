/** The known name that a misspelled one most resembles, if it is close enough to be meant. */
export function closest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const lower = name.toLowerCase();
  const ranked = known.map((candidate) => ({candidate, distance: distance(lower, candidate.toLowerCase())}));
  const best = ranked.reduce((first, second) => (second.distance < first.distance ? second : first));
  return best.distance <= Math.min(2, Math.floor(best.candidate.length / 2)) ? best.candidate : null;
}

/** Letters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [above, letter] of Array.from(from).entries()) {
    const next = [above + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
