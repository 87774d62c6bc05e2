/** @param share 0.95 for the value that 95 % are below */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median. For an even number of values, the upper one of the two middle values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
