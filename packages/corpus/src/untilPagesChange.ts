import type {CorpusReader} from './reader';
import type {CorpusPage} from './types';

/** What is made of all pages, made again only after a page has changed: until then, the reader returns the same objects. */
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
