import type {CorpusReader} from './reader';
import type {CorpusPage} from './types';

/** Caches a value that is computed from all pages until a page changes. Until then, the reader returns the same objects. */
export function untilPagesChange<Value>(
  reader: Pick<CorpusReader, 'pages'>,
  make: (pages: readonly CorpusPage[]) => Value,
): () => Value {
  let known: {pages: readonly CorpusPage[]; value: Value} | null = null;
  return () => {
    const pages = reader.pages();
    const isKnown = known?.pages.length === pages.length && known.pages.every((page, at) => page === pages[at]);
    if (!known || !isKnown) known = {pages, value: make(pages)};
    return known.value;
  };
}
