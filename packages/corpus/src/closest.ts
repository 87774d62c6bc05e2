/** The known name that is most similar to a misspelled one, or `null` if none is similar enough. */
export function closest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const lower = name.toLowerCase();
  const ranked = known.map((candidate) => ({candidate, distance: editDistance(lower, candidate.toLowerCase())}));
  const best = ranked.reduce((first, second) => (second.distance < first.distance ? second : first));
  return best.distance <= Math.min(2, Math.floor(best.candidate.length / 2)) ? best.candidate : null;
}

/** Damerau–Levenshtein distance: how many letters or items to insert, remove, replace, or swap with the next one. */
export function editDistance(from: string | readonly string[], to: string | readonly string[]): number {
  let before: number[] = [];
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [above, letter] of Array.from(from).entries()) {
    const next = [above + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = index > 0 && letter === to[index - 1] && other === from[above - 1];
      const swapped = isSwap ? (before[index - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, swapped));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
