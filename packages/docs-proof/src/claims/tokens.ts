import escapeRegExp from 'escape-string-regexp';
import {GAP} from 'docs-corpus/marks';
import {STATUS_CODES} from 'node:http';
import {ENGLISH} from './english';
import {measureOfCode, measuresIn, type Measure} from './measures';
import type {Span, Unit} from './units';

/** Something in a unit that the software determines and that a reader relies on. */
export type Token =
  | {kind: 'status'; status: number; phrase: string | null; text: string}
  /** The text of an error or log message. */
  | {kind: 'message'; text: string}
  | {kind: 'measure'; measure: Measure; text: string}
  /** The value of a default. */
  | {kind: 'default'; text: string};

const PHRASES = [...new Set(Object.values(STATUS_CODES))].filter((phrase) => phrase !== undefined);
const PHRASE = PHRASES.map((phrase) => escapeRegExp(phrase)).join('|');
const STATUS_CODE = new RegExp(String.raw`^([2-5]\d\d)(?: (.+))?$`);
const WITH_PHRASE = new RegExp(String.raw`\b([2-5]\d\d) (${PHRASE})\b`, 'g');

/**
 * The checkable statements in the unit.
 *
 * @param product its name, which is also that of its program
 */
export function tokensOf(unit: Unit, product: string): Token[] {
  const spans = unit.spans.filter(({link}) => link === null);
  const text = flat(spans);
  if (/\?["”)]*\s*$/.test(text.trim()) && unit.kind === 'sentence') return [];
  return distinct([
    ...statuses(spans, unit, product),
    ...messages(spans, unit, text, product),
    ...measures(spans),
    ...defaults(spans, unit, text),
  ]);
}

/** The text of a unit, with gaps in place of code. */
function flat(spans: readonly Span[]): string {
  return spans.map(({kind, text}) => (kind === 'code' ? GAP : text.replace(/\s+/g, ' '))).join('');
}

function distinct(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [`${token.kind} ${token.text}`, token])).values()];
}

function statuses(spans: readonly Span[], {kind}: Unit, product: string): Token[] {
  return spans.flatMap((span, index): Token[] => {
    if (span.column !== null && ENGLISH.defaultColumn.pattern.test(span.column)) return [];
    if (span.kind === 'code') return codeStatus(span, kind === 'row', product);
    const phrased = [...span.text.matchAll(WITH_PHRASE)].map(([text, status, phrase = '']): Token => ({
      kind: 'status',
      status: Number(status),
      phrase,
      text,
    }));
    const before = flat(spans.slice(Math.max(index - 2, 0), index).filter(({column}) => column === span.column));
    const plain = [...span.text.matchAll(/(?<![\w.,:/–-])([2-5]\d\d)(?!\w|[,.:]\d|[/%–-])/g)].flatMap((match): Token[] => {
      const [text] = match;
      const start = match.index;
      const isPhrased = phrased.some((token) => span.text.startsWith(token.text, start));
      const ahead = `${before}${span.text.slice(0, start)}`.replace(/\s+/g, ' ');
      const isCued = ENGLISH.statusCue.pattern.test(ahead) || (/(?:^|[,(])\s*$/.test(ahead) && isStatusColumn(span, product));
      if (isPhrased || STATUS_CODES[text] === undefined || !isCued) return [];
      if (ENGLISH.notAStatus.pattern.test(span.text.slice(start + text.length))) return [];
      return [{kind: 'status', status: Number(text), phrase: null, text}];
    });
    return [...phrased, ...plain];
  });
}

function isStatusColumn({column}: Span, product: string): boolean {
  return (
    column !== null && (ENGLISH.statusColumn.pattern.test(column) || new RegExp(String.raw`\b${product}\b`, 'i').test(column))
  );
}

function codeStatus(span: Span, isRow: boolean, product: string): Token[] {
  const [, code, phrase] = STATUS_CODE.exec(span.text) ?? [];
  if (code === undefined || STATUS_CODES[code] === undefined) return [];
  if (phrase !== undefined && !PHRASES.includes(phrase)) return [];
  // Round numbers in tables are as likely to be values as status codes.
  if (
    isRow &&
    phrase === undefined &&
    /^[2-5]00$/.test(code) &&
    !isStatusColumn(span, product) &&
    !/effect|what|cause/i.test(span.column ?? '')
  )
    return [];
  return [{kind: 'status', status: Number(code), phrase: phrase ?? null, text: span.text}];
}

function messages(spans: readonly Span[], {kind}: Unit, text: string, product: string): Token[] {
  return spans.flatMap((span): Token[] => {
    if (span.kind !== 'code') return [];
    const isInColumn = kind === 'row' && span.column !== null && ENGLISH.messageColumn.pattern.test(span.column);
    const isMessage = isInColumn
      ? isWordy(span.text, product)
      : isSentence(span.text, product) && (ENGLISH.messageWords.pattern.test(span.text) || ENGLISH.messageCue.pattern.test(text));
    return isMessage ? [{kind: 'message', text: span.text}] : [];
  });
}

/** In a column of messages, a single word is also a message: `Forbidden`. */
function isWordy(code: string, product: string): boolean {
  return (/^[A-Z][a-z]+$/.test(code) || isSentence(code, product)) && !/^[2-5]\d\d/.test(code);
}

function isSentence(code: string, product: string): boolean {
  if (/^[1-5]\d\d\b/.test(code)) return false;
  const isCommand = ENGLISH.command.pattern.test(code) || new RegExp(String.raw`^${product.toLowerCase()}\b`).test(code);
  if (isCommand && !ENGLISH.messageWords.pattern.test(code)) return false;
  if (ENGLISH.syntax.pattern.test(code) && !/^[A-Z][^{};=]* (?:must|is|cannot|not|invalid)\b/.test(code)) return false;
  const words = code.match(/[A-Za-z][a-z'’]+/g) ?? [];
  return / /.test(code) && words.length >= 2 && (/^["'“]?[A-Z]/.test(code) || ENGLISH.messageWords.pattern.test(code));
}

function measures(spans: readonly Span[]): Token[] {
  // Limits in code without a unit count as text: "at most `100`".
  // A choice on a screen isn't a claim: **30 days**.
  const relevant = spans.filter(
    ({column, kind, text: own}) => (kind !== 'bold' || !/^\d+ \w+$/.test(own.trim())) && !isDefaultCode(column, spans),
  );
  const columns = [...new Set(relevant.map(({column}) => column))];
  const text = columns
    .map((column) =>
      relevant
        .filter((span) => span.column === column)
        .map(({kind, text: own}) => wordsOf(kind, own))
        .join(''),
    )
    .join(' | ');
  const codes = spans.filter(({kind}) => kind === 'code').flatMap(({text: code}) => measureOfCode(code) ?? []);
  return [...measuresIn(text), ...codes].map((measure) => ({kind: 'measure', measure, text: measure.text.trim()}));
}

/** Code in the "Default" column is compared as a default. */
function isDefaultCode(column: string | null, spans: readonly Span[]): boolean {
  if (column === null || !ENGLISH.defaultColumn.pattern.test(column)) return false;
  return spans.find((span) => span.column === column && span.text.trim() !== '')?.kind === 'code';
}

function wordsOf(kind: Span['kind'], text: string): string {
  return kind === 'code' && !/^\d[\d,_]*$/.test(text) ? GAP : text.replace(/\s+/g, ' ');
}

function defaults(spans: readonly Span[], {kind}: Unit, text: string): Token[] {
  if (kind === 'row') return defaultCells(spans);
  if (!ENGLISH.statedDefault.pattern.test(text) || ENGLISH.imperative.pattern.test(text.trim())) return [];
  const index = text.search(ENGLISH.statedDefault.pattern);
  const value = spans.filter((span) => span.kind === 'code').at(text.slice(0, index).split(GAP).length - 2);
  const number =
    /\bdefaults? (?:is|are|to|of) (\d[\d,]*)\b/.exec(text)?.[1] ?? /\b(\d[\d,]*)(?: \w+)?,? by default\b/.exec(text)?.[1];
  if (number !== undefined) return [{kind: 'default', text: number}];
  const stated = /(?:defaults? (?:is|are|to|of)) \uFFFC/.test(text)
    ? codeAfter(spans, text, /defaults? (?:is|are|to|of) /i)
    : null;
  const before = /\uFFFC,? by default/.test(text) && value ? value.text : null;
  const found = stated ?? before;
  return found === null || /\s/.test(found) ? [] : [{kind: 'default', text: found}];
}

/** Handles cells that start with code. Text after a comma or in parentheses explains it. */
function defaultCells(spans: readonly Span[]): Token[] {
  const columns = [...new Set(spans.map(({column}) => column))].filter((column) =>
    ENGLISH.defaultColumn.pattern.test(column ?? ''),
  );
  return columns.flatMap((column): Token[] => {
    const [first, next] = spans.filter((span) => span.column === column && span.text.trim() !== '');
    // `HOST` of the environment isn't a value.
    const isValue = first?.kind === 'code' && /^\S+$/.test(first.text) && !/^\s+(?:of|in|from)\b/.test(next?.text ?? '');
    return isValue ? [{kind: 'default', text: first.text}] : [];
  });
}

function codeAfter(spans: readonly Span[], text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const place = text.slice(0, match.index + match[0].length).split(GAP).length - 1;
  return spans.filter(({kind}) => kind === 'code').at(place)?.text ?? null;
}
