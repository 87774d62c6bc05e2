import type {PageCode} from 'docs-corpus';
import {readLock} from './lock';
import {shownBlocks} from './shownBlocks';

/** URLs of the sections that show a proven block; without an anchor for what comes before the first heading. */
export function provenSections(siteDir: string, siteUrl: string, pages: readonly PageCode[]): Set<string> {
  const proven = new Set(
    readLock(siteDir)?.samples.flatMap(({page, id, verdict}) => (verdict === 'proven' ? [page + id] : [])) ?? [],
  );
  return new Set(
    pages.flatMap(({page, blocks}) =>
      shownBlocks(blocks)
        .filter(({id}) => proven.has(page.id + id))
        .map(({block}) => `${siteUrl}${page.path}${block.anchor === null ? '' : `#${block.anchor}`}`),
    ),
  );
}
