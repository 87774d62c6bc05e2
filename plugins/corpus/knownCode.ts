import type {CorpusReader, PageCode} from 'docs-corpus';
import type {CorpusPage} from 'docs-corpus/types';

/** By page. The reader gives the same page until a file of it changes. */
const known = new WeakMap<CorpusPage, PageCode>();

/** The code of all pages. Parses only pages that changed since the last call, because `npm start` calls it for each request. */
export function knownCode(reader: CorpusReader): PageCode[] {
  const pages = reader.pages();
  const changed = new Map(pages.filter((page) => !known.has(page)).map((page) => [page.id, page]));
  for (const code of changed.size > 0 ? reader.code(({id}) => changed.has(id)) : []) {
    const page = changed.get(code.page.id);
    if (page) known.set(page, code);
  }
  return pages.flatMap((page) => known.get(page) ?? []);
}
