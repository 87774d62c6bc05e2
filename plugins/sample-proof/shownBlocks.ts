import type {CodeBlock} from 'docs-corpus';
import {isNote} from 'docs-proof/samples/note';
import {isRowList, rowComments} from 'docs-proof/samples/rowList';
import {expandRows, isRowsNote} from 'docs-proof/samples/rows';

/** A fence or command that readers see, with its id in the lock. */
export interface ShownBlock {
  id: string;
  block: CodeBlock;
}

/** The blocks of a page that readers see. Notes that they don't see take numbers as well, because the proof counts both. */
export function shownBlocks(blocks: readonly CodeBlock[]): ShownBlock[] {
  const counts = new Map<string, number>();
  return blocks.flatMap((block) => {
    const anchor = `#${block.anchor ?? ''}`;
    const number = (counts.get(anchor) ?? 0) + numbersOf(block);
    counts.set(anchor, number);
    return block.kind === 'comment' ? [] : [{id: `${anchor}.${number}`, block}];
  });
}

/** How many samples of its section it is. Sources and steps are counted separately. */
function numbersOf({kind, text, table}: CodeBlock): number {
  if (kind !== 'comment') return 1;
  if (isRowList(text)) return rowComments(text, table).filter((row) => isNote(row.text)).length;
  if (isRowsNote(text)) return expandRows(text, table).find((row) => row.kind !== 'excuse')?.kind === 'note' ? 1 : 0;
  return isNote(text) ? 1 : 0;
}
