import logger from '@docusaurus/logger';
import type {LoadedCorpus} from './loaded';

/** Long enough for the browser to show the changed page. */
const DELAY_IN_MS = 1500;

let timer: NodeJS.Timeout | undefined;

/**
 * Reports faults of the docs: a build stops immediately; in development, they are printed after the page is shown.
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
