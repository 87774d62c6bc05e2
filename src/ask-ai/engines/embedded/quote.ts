import type {PassageBlock} from '@site/src/search';

export interface Quote {
  markdown: string;
  /** Whether parts of the section are omitted. */
  isCut: boolean;
}

/** Counts the words of the question in a text. */
type Count = (text: string) => number;

/** Characters of a quote that are enough to show what a section says. */
const MAX_LENGTH = 900;
/** Longer limit for steps, which need the following ones. */
const MAX_STEPS_LENGTH = 1500;
/** A sentence further down is where the quote begins if it has so many more of the question's words. */
const CLEARLY_MORE = 2;
const MAX_CODE_LINES = 60;
const BETWEEN = {text: ' ', list: '\n', table: '\n', code: '\n\n'} as const;

/**
 * Quotes a section from the sentence that answers the question, and its first code sample wherever that is.
 *
 * @param stemsOf words of a text, as the search compares them
 * @returns `null` if there is nothing to quote
 */
export function quote(blocks: readonly PassageBlock[], question: string, stemsOf: (text: string) => string[]): Quote | null {
  const asked = new Set(stemsOf(question));
  const count: Count = (text) => stemsOf(text).filter((stem) => asked.has(stem)).length;
  const taken = takeBlocks(fromAnswer(blocks, count), count);
  const code = taken.some(({kind}) => kind === 'code') ? undefined : blocks.find(({kind}) => kind === 'code');
  const markdown = [...taken, ...(code ? [code] : [])].map(shortenCode).map(toMarkdown).join('\n\n');
  return markdown === '' ? null : {markdown, isCut: markdown !== blocks.map(toMarkdown).join('\n\n')};
}

/** The blocks from the sentence on that has clearly more of the question's words than the first one. */
function fromAnswer(blocks: readonly PassageBlock[], countIn: Count): readonly PassageBlock[] {
  const [first] = blocks;
  if (!first) return blocks;
  let [most, block, part] = [countIn(`${first.lead} ${first.parts[0] ?? ''}`) + CLEARLY_MORE - 1, 0, 0];
  blocks.forEach(({kind, parts}, index) => {
    if (kind !== 'text') return;
    parts.forEach((sentence, place) => {
      const count = countIn(sentence);
      if (count > most) [most, block, part] = [count, index, place];
    });
  });
  const [start, ...rest] = blocks.slice(block);
  if (!start) return blocks;
  return [part === 0 ? start : {...start, lead: '', parts: start.parts.slice(part)}, ...rest];
}

function takeBlocks(blocks: readonly PassageBlock[], countIn: Count): PassageBlock[] {
  const taken: PassageBlock[] = [];
  let length = 0;
  for (const block of blocks) {
    const room = (block.kind === 'list' ? MAX_STEPS_LENGTH : MAX_LENGTH) - length;
    if (taken.length > 0 && (room <= 0 || (block.kind === 'code' && toMarkdown(shortenCode(block)).length > room))) break;
    const parts = block.kind === 'code' ? block.parts : chooseParts(block, countIn, room);
    // The first part alone is the header of a table, or doesn't fit.
    if (taken.length > 0 && (parts.length === 0 || (block.kind === 'table' && parts.length < 2))) break;
    taken.push({...block, parts});
    length += toMarkdown({...block, parts}).length;
    if (parts.length < block.parts.length) break;
  }
  return taken;
}

/** As many parts as fit, but at least one: of a table the rows with the most words of the question, otherwise the first ones. */
function chooseParts({kind, parts}: PassageBlock, countIn: Count, room: number): string[] {
  const [header, ...rows] = parts;
  const ordered = kind === 'table' && header !== undefined ? [header, ...rows.sort((a, b) => countIn(b) - countIn(a))] : parts;
  const least = kind === 'table' ? 2 : 1;
  let length = 0;
  const chosen = new Set<string>();
  for (const part of ordered) {
    length += part.length;
    if (length > room && chosen.size >= least) break;
    chosen.add(part);
  }
  return parts.filter((part) => chosen.has(part));
}

function shortenCode(block: PassageBlock): PassageBlock {
  if (block.kind !== 'code') return block;
  return {...block, parts: block.parts.map(firstLines)};
}

function firstLines(code: string): string {
  const lines = code.split('\n');
  return lines.length <= MAX_CODE_LINES ? code : [...lines.slice(0, MAX_CODE_LINES), lines.at(-1)].join('\n');
}

function toMarkdown({kind, lead, parts}: PassageBlock): string {
  return [lead, parts.join(BETWEEN[kind])].filter(Boolean).join('\n\n');
}
