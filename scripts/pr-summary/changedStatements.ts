import {diffArrays} from 'diff';
import type {SourceFile} from 'docs-corpus';
import {evidenceOf} from '../../proof/strapiEvidence';
import {unitsOf, type Unit} from 'docs-proof/claims/units';

/** How a statement is proven: by notes, sources, or reasons; only by a sample next to it; not at all. */
export type Evidence = 'note' | 'sample' | 'nothing';

/** A statement whose text changed while what proves it stayed as it was. */
export interface ChangedStatement {
  before: string;
  /** The same text as before, for a statement that changed places. */
  after: string;
  /** The new file, `docs/cms/faq.md`. */
  file: string;
  /** 1-based. */
  line: number;
  evidence: Evidence;
  /** The comments that stayed. */
  notes: readonly string[];
  /** How much of what turns a meaning differs: numbers, code, bold names, links, *not*, *only*, *before*. */
  weight: number;
}

/** A statement with what is compared. */
interface Statement {
  text: string;
  line: number;
  notes: readonly string[];
  samples: readonly string[];
}

/** Share of common words from which two sentences are versions of one. */
const SAME_STATEMENT = 0.4;
/** A statement that moved further has moved with its section. */
const MAX_MOVE = 6;
/** Parts that change the meaning of a sentence. Links, bold, and code include their marks. */
const TELLING =
  /\d[\d.,]*|`[^`]+`|\*\*[^*]+\*\*|\]\([^)]+\)|\b(?:not|no|never|can't|doesn't|isn't|don't|aren't|without|only|all|every|any|before|after|unless|until|first|always)\b/gi;

/** Pairs the statements of two versions of a page, and returns those that changed although their evidence didn't. */
export function changedStatements(before: SourceFile, after: SourceFile): ChangedStatement[] {
  const [old, current] = [statementsOf(before), statementsOf(after)];
  const {pairs, removed, added} = align(old, current);
  const moves = removed.flatMap((from): [Statement, Statement][] => {
    const to = added.find(({text}) => text === from.text);
    return to && Math.abs(old.indexOf(from) - current.indexOf(to)) <= MAX_MOVE ? [[from, to]] : [];
  });
  return [...pairs, ...moves].flatMap(([from, to]) => unprovenChange(from, to, after.file) ?? []);
}

function statementsOf(source: SourceFile): Statement[] {
  return unitsOf(source).map((unit) => ({
    text: textOf(unit),
    line: unit.line,
    notes: (unit.row !== null && unit.row.inner.length > 0 ? unit.row.inner : unit.comments).filter(isEvidence),
    samples: unit.samples.map(({meta, statuses, text}) => `${[...statuses, meta].join(' ')}\n${text}`),
  }));
}

function isEvidence(comment: string): boolean {
  return /^proof rows/.test(comment) || evidenceOf(comment) !== null;
}

/** Markdown of a statement on one line; the cells of a row with bars between them. */
function textOf({spans}: Unit): string {
  const parts = spans.map(({kind, text, link, column}, index) => {
    const marked = kind === 'code' ? `\`${text}\`` : kind === 'bold' ? `**${text}**` : text;
    const bar = index > 0 && column !== spans[index - 1]?.column ? ' | ' : '';
    return `${bar}${link === null ? marked : `[${marked}](${link})`}`;
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

interface Alignment {
  pairs: [Statement, Statement][];
  removed: Statement[];
  added: Statement[];
}

/** Statements that replaced each other between the same neighbors are paired by their common words. */
function align(old: readonly Statement[], current: readonly Statement[]): Alignment {
  const alignment: Alignment = {pairs: [], removed: [], added: []};
  let gone: Statement[] = [];
  for (const {value, removed, added} of diffArrays([...old], [...current], {
    comparator: ({text}, other) => text === other.text,
  })) {
    if (removed) {
      gone = value;
      alignment.removed.push(...value);
      continue;
    }
    if (added) {
      alignment.added.push(...value);
      alignment.pairs.push(...pairUp(gone, value));
    }
    gone = [];
  }
  return alignment;
}

/** Similar ones first; what is left is paired by its place, if as many are gone as have come. */
function pairUp(gone: readonly Statement[], come: readonly Statement[]): [Statement, Statement][] {
  const left = new Set(come);
  const similar = gone.flatMap((from): [Statement, Statement][] => {
    const [best] = [...left].map((to) => ({to, share: commonShare(from.text, to.text)})).sort((a, b) => b.share - a.share);
    if (!best || best.share < SAME_STATEMENT) return [];
    left.delete(best.to);
    return [[from, best.to]];
  });
  const others = gone.filter((from) => !similar.some(([paired]) => paired === from));
  if (others.length !== left.size) return similar;
  const byPlace = [...left].flatMap((to, index): [Statement, Statement][] => {
    const from = others[index];
    return from ? [[from, to]] : [];
  });
  return [...similar, ...byPlace];
}

/** Of the words of the longer text. */
function commonShare(a: string, b: string): number {
  const [one, two] = [wordsOf(a), wordsOf(b)];
  const common = [...one].filter((word) => two.has(word)).length;
  return common / Math.max(one.size, two.size, 1);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}.]+/gu));
}

function unprovenChange(from: Statement, to: Statement, file: string): ChangedStatement | null {
  const hasSameNotes = from.notes.join('\n') === to.notes.join('\n');
  const hasSameSamples = from.samples.join('\n') === to.samples.join('\n');
  if (!hasSameNotes || (to.notes.length === 0 && !hasSameSamples)) return null;
  const evidence = to.notes.length > 0 ? 'note' : to.samples.length > 0 ? 'sample' : 'nothing';
  const weight = weightOf(from.text, to.text);
  return {before: from.text, after: to.text, file, line: to.line, evidence, notes: to.notes, weight};
}

function weightOf(before: string, after: string): number {
  // Steps and rows in another order.
  if (before === after) return 1;
  const [one, two] = [tellingParts(before), tellingParts(after)];
  return [...one].filter((part) => !two.has(part)).length + [...two].filter((part) => !one.has(part)).length;
}

function tellingParts(text: string): Set<string> {
  return new Set((text.match(TELLING) ?? []).map((part) => part.toLowerCase()));
}
