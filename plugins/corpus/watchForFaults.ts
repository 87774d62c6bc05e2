import logger from '@docusaurus/logger';
import type {LoadedCorpus} from './loaded';

/** Long enough for the changed page to be on the screen. */
const DELAY_IN_MS = 1500;

let timer: NodeJS.Timeout | undefined;

/**
 * Reports faults of the docs: a build stops at once; in development they are printed after the page was shown.
 *
 * @throws {CorpusErrors} in a build
 */
export function watchForFaults(corpus: LoadedCorpus): void {
  if (process.env.NODE_ENV === 'production') {
    corpus.pages();
    return;
  }
  clearTimeout(timer);
  timer = setTimeout(() => printFaults(corpus), DELAY_IN_MS);
  timer.unref();
}

function printFaults(corpus: LoadedCorpus): void {
  try {
    corpus.pages();
  } catch (error) {
    logger.error(error instanceof Error ? error.message : String(error));
  }
}
