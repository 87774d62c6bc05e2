import {Finding} from './finding';

/** All faults of the docs together, so that a writer can fix them at once. */
export class CorpusErrors extends Error {
  override name = 'CorpusErrors';

  constructor(readonly errors: readonly Finding[]) {
    super(errors.map(({message}) => message).join('\n'));
  }
}

/** Runs `read`. If it throws a fault, adds it to `faults`. */
export function attempt<Result>(read: () => Result, faults: Finding[]): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CorpusErrors) faults.push(...error.errors);
    else if (error instanceof Finding) faults.push(error);
    else throw error;
    return undefined;
  }
}

/**
 * Runs `read` for every item, then throws all faults together. In development, items with faults are skipped, because pages are being
 * written; `scripts/start` prints the faults.
 */
export function mapCollectingErrors<Item, Result>(items: readonly Item[], read: (item: Item) => Result): Result[] {
  const errors: Finding[] = [];
  const results = items.flatMap((item) => attempt(() => [read(item)], errors) ?? []);
  if (errors.length > 0 && process.env.NODE_ENV !== 'development') throw new CorpusErrors(errors);
  return results;
}
