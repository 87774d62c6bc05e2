export interface Progress {
  /** @param id id of the finished item. Other ids don't count, such as that of a command in a tutorial, which has a separate runner. */
  step: (id: string) => void;
  end: () => void;
}

const SILENCE_IN_MS = 10_000;

/** Writes a line to standard error every ten seconds. */
export function createProgress(items: readonly {id: string}[]): Progress {
  const left = new Set(items.map(({id}) => id));
  const timer = setInterval(
    () => process.stderr.write(`${items.length - left.size} of ${items.length} samples …\n`),
    SILENCE_IN_MS,
  );
  timer.unref();
  return {step: (id) => void left.delete(id), end: () => clearInterval(timer)};
}
