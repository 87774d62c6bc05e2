/** Minimal Markdown parsing for quotes: blocks separated by empty lines, and which of them belong together. */

const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
const LABEL = /^\*\*[^*]+\*\*$/;
const HEADING = /^#{1,6}\s/;
const CALL_LABEL = /^\*\*(?:Request|Response)\b/;
const TABLE = /^[ \t]*\|/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/;

/** The fence that is open after a line, or `null`. */
export function fenceAfter(line: string, open: string | null): string | null {
  const [, signs] = FENCE.exec(line) ?? [];
  if (signs === undefined) return open;
  if (open === null) return signs;
  const closes = signs.startsWith(open) && /^[ \t>]*[`~]+\s*$/.test(line);
  return closes ? null : open;
}

/** Blocks separated by empty lines. A fence is one block. */
export function toBlocks(lines: readonly string[]): string[] {
  const blocks: string[][] = [[]];
  let fence: string | null = null;
  for (const line of lines) {
    fence = fenceAfter(line, fence);
    if (line.trim() === '' && fence === null) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((block) => block.join('\n')).filter((block) => block !== '');
}

export function isCode(block: string): boolean {
  return FENCE.test(block);
}

export function isTable(block: string): boolean {
  return TABLE.test(block);
}

export function isList(block: string): boolean {
  return LIST_ITEM.test(block);
}

/** A diagram or an image, which isn't quoted. */
function isDrawing(block: string): boolean {
  return /^[ \t>]*[`~]{3,}\s*mermaid/.test(block) || /^[ \t]*!\[[^\]]*\]\([^)]*\)$/.test(block);
}

/** A block that introduces the next one: a heading, a label, or a sentence that ends with a colon. */
export function leadsIn(block: string): boolean {
  if (isCode(block) || isTable(block)) return false;
  const last =
    block
      .replace(/^[ \t]*>[ \t]?/gm, '')
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.trim() ?? '';
  return LABEL.test(last) || HEADING.test(last) || /:[*_`")]*$/.test(last);
}

/** Groups blocks that belong together: code with its lead-in, a request with its response, a step with its content. */
export function toUnits(blocks: readonly string[]): string[][] {
  const units: string[][] = [];
  for (const block of blocks) {
    const unit = units.at(-1);
    const last = unit?.at(-1);
    const isTogether =
      last !== undefined && (leadsIn(last) || /^[ \t]+\S/.test(block) || (isCode(last) && /^\*\*Response\b/.test(block)));
    if (isTogether) unit?.push(block);
    else units.push([block]);
  }
  return units;
}

/** Keeps only the first of several tabs with code for package managers or languages. */
export function withoutVariants(blocks: readonly string[]): string[] {
  const isTab = (index: number): boolean => {
    const label = blocks[index]?.trim() ?? '';
    return LABEL.test(label) && !CALL_LABEL.test(label) && isCode(blocks[index + 1] ?? '');
  };
  const isFurtherTab = (index: number): boolean => isTab(index) && isTab(index - 2);
  return blocks.filter((_, index) => !isFurtherTab(index) && !isFurtherTab(index - 1));
}

/** Rejoins a list that a diagram divides. */
export function withoutDrawings(blocks: readonly string[]): string[] {
  const kept: string[] = [];
  blocks.forEach((block, index) => {
    const last = kept.at(-1);
    if (isDrawing(block)) {
      if (last !== undefined && leadsIn(last)) kept.splice(-1, 1, ...withoutLeadIn(last));
    } else if (last !== undefined && isDrawing(blocks[index - 1] ?? '') && isList(last) && isList(block)) {
      kept.splice(-1, 1, `${last}\n${block}`);
    } else {
      kept.push(block);
    }
  });
  return kept;
}

/** The sentences before the one that introduces the next block. */
export function withoutLeadIn(block: string): string[] {
  const sentences = /^(.*[.!?])\s[^.!?]*:$/s.exec(block)?.[1];
  return sentences === undefined ? [] : [sentences];
}

export function lengthOf(blocks: readonly string[]): number {
  return blocks.reduce((sum, block) => sum + block.length, 0);
}
