/** A fault in a page, in one line: `docs/cms/intro.md:12: what is wrong. What to do.` */
export class CorpusError extends Error {
  override name = 'CorpusError';

  /** @param line 1-based */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${file}:${line}: ${reason}. ${fix}`);
  }
}

/** Every fault of the docs at once, so that a writer fixes them in one go. */
export class CorpusErrors extends Error {
  override name = 'CorpusErrors';

  constructor(readonly errors: readonly CorpusError[]) {
    super(errors.map(({message}) => message).join('\n'));
  }
}

/** Runs `read` and adds the fault that stops it to `faults`. */
export function attempt<Result>(read: () => Result, faults: CorpusError[]): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    faults.push(error);
    return undefined;
  }
}

/** Runs `read` on every item and throws all faults together at the end. */
export function mapCollectingErrors<Item, Result>(items: readonly Item[], read: (item: Item) => Result): Result[] {
  const errors: CorpusError[] = [];
  const results = items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (!(error instanceof CorpusError)) throw error;
      errors.push(error);
      return [];
    }
  });
  if (errors.length > 0) throw new CorpusErrors(errors);
  return results;
}
