import {
  isCode,
  isList,
  isTable,
  leadsIn,
  lengthOf,
  toUnits,
  withoutDrawings,
  withoutLeadIn,
  withoutVariants,
} from './markdownBlocks';

export interface Quote {
  markdown: string;
  /** Whether parts of the section are omitted. */
  isCut: boolean;
}

/** Characters of a quote that are enough to show what a section says. */
const MAX_LENGTH = 900;
/** Longer limit for steps, which need the following ones. */
const MAX_STEPS_LENGTH = 1500;
/** A shorter quote says too little. */
const MIN_LENGTH = 160;
const MAX_CODE_LINES = 60;
const MIN_WORD_LENGTH = 3;

/**
 * The start of a text, and its first code wherever that is, unless an option says otherwise.
 *
 * @returns `null` if there is nothing to quote
 */
export function excerpt(blocks: readonly string[], question: string, {reachesForCode} = {reachesForCode: true}): Quote | null {
  const words = withoutDrawings(blocks);
  const units = toUnits(withoutVariants(words.length < blocks.length ? words.map(withoutMarks) : words));
  const beginning = takeUnits(units);
  const code = reachesForCode && !beginning.flat().some(isCode) ? firstCode(units.slice(beginning.length)) : [];
  const taken = [...beginning, ...code];
  const shown = taken.map((unit) => wholeEnd(unit.map((block) => shorten(block, question)))).filter((unit) => unit.length > 0);
  const markdown = shown.flat().join('\n\n');
  return markdown === '' ? null : {markdown, isCut: markdown !== blocks.join('\n\n')};
}

function takeUnits(units: readonly string[][]): string[][] {
  const taken: string[][] = [];
  let length = 0;
  for (const unit of units) {
    const isNextStep = isList(unit[0] ?? '') && isList(taken.at(-1)?.[0] ?? '');
    const room = (isNextStep ? MAX_STEPS_LENGTH : MAX_LENGTH) - length;
    if (length >= MIN_LENGTH && lengthOf(unit) > room) {
      taken.push(...firstItems(unit, room));
      break;
    }
    taken.push(unit);
    length += lengthOf(unit);
  }
  return taken;
}

function firstCode(units: readonly string[][]): string[][] {
  const unit = units.find((candidate) => candidate.some(isCode));
  return unit === undefined ? [] : [unit.map(withoutIndent)];
}

/** The items of a list that fit; what is below the last one stays with it. */
function firstItems([list = '', ...below]: readonly string[], room: number): string[][] {
  if (!isList(list)) return [];
  const items = fill(itemsOf(list).slice(0, below.length > 0 ? -1 : undefined), '\n', room);
  return items !== '' && items.length <= room ? [[items]] : [];
}

/** Numbers on an image mean nothing without it. */
function withoutMarks(block: string): string {
  return isCode(block) ? block : block.replace(/ \(\d\)/g, '');
}

/** Removes a trailing label or lead-in. */
function wholeEnd(unit: readonly string[]): string[] {
  const last = unit.at(-1);
  if (last === undefined || !leadsIn(last)) return [...unit];
  const rest = withoutLeadIn(last);
  return rest.length === 0 ? wholeEnd(unit.slice(0, -1)) : [...unit.slice(0, -1), ...rest];
}

/** Shortens long parts to their beginning, and long tables to the rows that match the question. */
function shorten(block: string, question: string): string {
  const lines = block.split('\n');
  if (isCode(block)) return lines.length <= MAX_CODE_LINES ? block : [...lines.slice(0, MAX_CODE_LINES), lines.at(-1)].join('\n');
  if (block.length <= MAX_LENGTH) return block;
  if (isTable(block)) return [...lines.slice(0, 2), ...chooseRows(lines.slice(2), question)].join('\n');
  if (isList(block)) return fill(itemsOf(block), '\n', MAX_LENGTH);
  return fill(block.split(/(?<=[.!?])\s+(?=\S)/), ' ', MAX_LENGTH);
}

function itemsOf(list: string): string[] {
  return list.split(/\n(?=[-*+]|\d+[.)])/);
}

/** Rows with the most words of the question, in table order. */
function chooseRows(rows: readonly string[], question: string): string[] {
  const words = new Set((question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(({length}) => length >= MIN_WORD_LENGTH));
  const countIn = (row: string): number => [...words].filter((word) => row.toLowerCase().includes(word)).length;
  const best = [...rows].sort((a, b) => countIn(b) - countIn(a));
  let length = 0;
  const chosen = best.filter((row, index) => (length += row.length) <= MAX_LENGTH || index === 0);
  return rows.filter((row) => chosen.includes(row));
}

/** As many parts as fit, but at least one. */
function fill(parts: readonly string[], between: string, room: number): string {
  let length = 0;
  const end = parts.findIndex((part, index) => (length += part.length + between.length) > room && index > 0);
  return parts.slice(0, end === -1 ? parts.length : end).join(between);
}

function withoutIndent(block: string): string {
  const indent = /^[ \t]*/.exec(block)?.[0].length ?? 0;
  return block
    .split('\n')
    .map((line) => line.slice(Math.min(indent, line.search(/\S|$/))))
    .join('\n');
}
