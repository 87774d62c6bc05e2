/** Markdown as far as quoting needs it: parts with empty lines between, and which of them belong together. */

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

/** Parts with empty lines between; a fence is one part. */
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

/** A diagram or a picture: a quote is made of words. */
function isDrawing(block: string): boolean {
  return /^[ \t>]*[`~]{3,}\s*mermaid/.test(block) || /^[ \t]*!\[[^\]]*\]\([^)]*\)$/.test(block);
}

/** Says something of what follows, and nothing by itself: a heading, a label, or a sentence that ends in a colon. */
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

/** Blocks that make no sense one without the other: code with its lead-in, a request with its response, a step with what is below it. */
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

/** Of code that a page has in tabs, one for each package manager or language, only the first. */
export function withoutVariants(blocks: readonly string[]): string[] {
  const isTab = (index: number): boolean => {
    const label = blocks[index]?.trim() ?? '';
    return LABEL.test(label) && !CALL_LABEL.test(label) && isCode(blocks[index + 1] ?? '');
  };
  const isFurtherTab = (index: number): boolean => isTab(index) && isTab(index - 2);
  return blocks.filter((_, index) => !isFurtherTab(index) && !isFurtherTab(index - 1));
}

/** A list that a drawing divides becomes one again. */
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

/** The sentences before the one that leads to something else. */
export function withoutLeadIn(block: string): string[] {
  const sentences = /^(.*[.!?])\s[^.!?]*:$/s.exec(block)?.[1];
  return sentences === undefined ? [] : [sentences];
}

export function lengthOf(blocks: readonly string[]): number {
  return blocks.reduce((sum, block) => sum + block.length, 0);
}
