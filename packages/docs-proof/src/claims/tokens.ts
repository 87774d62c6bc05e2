import escapeRegExp from 'escape-string-regexp';
import {GAP} from 'docs-corpus/marks';
import {STATUS_CODES} from 'node:http';
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
/** A number after one of these words is a status code, if HTTP defines it. */
const STATUS_CUE =
  /\b(?:status(?: code)?|codes?|returns?|returned|answers?|answered(?: with)?|answers with|gives?|gave|get|gets|got|responds? with|response|receives?|fails? with|error|an?|is|not|or|and|than|with|instead of|never)[\s:,]+$/i;
const NOT_A_STATUS =
  /^\s*(?:%|[KMGT]?i?B\b|bytes?|[a-z]*(?:seconds?|minutes?|hours?|days?)\b|ms\b|(?:\w+ )?(?:characters?|entries|items?|rows?|requests?|files?|books?|pixels?|px|lines?|words?|points?)\b)/i;

const STATUS_COLUMN =
  /\b(?:status|success|responses?|returns|http|code|without|with|results?|answers?|errors?|gets?|sees?|happens|effect|outcome|symptom|locale|read|list|post|put|delete)\b/i;
const MESSAGE_COLUMN = /\b(?:message|errors?|symptom|text|log|terminal|response body|you see)\b/i;
const DEFAULT_COLUMN = /^default\b|^(?:if (?:it is )?missing|when not set|without it)$/i;

/** Typical words in error messages. */
const MESSAGE_WORDS =
  /\b(?:must|cannot|can't|could not|couldn't|invalid|missing|required|does not|doesn't|did not|is not|are not|not found|not allowed|no such|empty|already|failed|fails|error|denied|forbidden|too (?:many|large|long)|unknown|unexpected|expected|should|deprecated|refused|expired|exceed(?:s|ed)?|unsupported|unauthorized|unable|incorrect|wrong|at least|at most)\b/i;
const MESSAGE_CUE =
  /\b(?:messages?|errors?|fails?|failed|throws?|thrown|says|said|reads|logs?|logged|warns?|warning|prints?|printed|returns?|answers?|answered|refuse[sd]?|reject(?:s|ed)?|gives?|appears|stops?|starts?|ends?|you read|the line|terminal|wait for)\b/i;
const COMMAND =
  /^(?:\$|npm|npx|yarn|pnpm|node|curl|cd|docker|git|sudo|apt|mkdir|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|query|mutation|import|export|const|let|await|new|return|type|interface|select|create|drop|insert)\b/;
/** Matches code, headers, and settings. */
const SYNTAX =
  /=>|[{};]|\(\)|^[\w.-]+: ?\S*$|^[A-Z][\w-]+: (?:Bearer|application|text|multipart|https?)|^\w+[=:]\S|^[<[]|^--|\$\{|^\S+\(|&&|\|\||^\/|^\.|^`/;

const DEFAULT =
  /\bby default\b|\bdefaults? (?:is|are|to) (?!what\b)|\bdefault of\b|\bdefault values?\b|\b(?:is|are) the default\b|\b(?:if|when|unless) you (?:leave (?:it|them) out|don't set (?:it|them)|do not set (?:it|them))\b|\b(?:if|when) it (?:is not|isn't) set\b/i;
/** Instructions to the reader don't state anything. */
const IMPERATIVE =
  /^(?:\d+\. )?(?:add|ask|build|call|check|choose|clear|click|close|compare|copy|create|define|delete|do not|don't|enter|export|find|follow|give|go|import|install|keep|look|make|move|open|pass|press|prove|put|query|read|remove|rename|repeat|replace|restart|return|run|save|see|select|send|set|show|sign|start|stop|store|test|throw|tick|try|turn|type|update|upload|use|wait|write)\b/i;

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
    if (span.column !== null && DEFAULT_COLUMN.test(span.column)) return [];
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
      const isCued = STATUS_CUE.test(ahead) || (/(?:^|[,(])\s*$/.test(ahead) && isStatusColumn(span, product));
      if (isPhrased || STATUS_CODES[text] === undefined || !isCued) return [];
      if (NOT_A_STATUS.test(span.text.slice(start + text.length))) return [];
      return [{kind: 'status', status: Number(text), phrase: null, text}];
    });
    return [...phrased, ...plain];
  });
}

function isStatusColumn({column}: Span, product: string): boolean {
  return column !== null && (STATUS_COLUMN.test(column) || new RegExp(String.raw`\b${product}\b`, 'i').test(column));
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
    const isInColumn = kind === 'row' && span.column !== null && MESSAGE_COLUMN.test(span.column);
    const isMessage = isInColumn
      ? isWordy(span.text, product)
      : isSentence(span.text, product) && (MESSAGE_WORDS.test(span.text) || MESSAGE_CUE.test(text));
    return isMessage ? [{kind: 'message', text: span.text}] : [];
  });
}

/** In a column of messages, a single word is also a message: `Forbidden`. */
function isWordy(code: string, product: string): boolean {
  return (/^[A-Z][a-z]+$/.test(code) || isSentence(code, product)) && !/^[2-5]\d\d/.test(code);
}

function isSentence(code: string, product: string): boolean {
  if (/^[1-5]\d\d\b/.test(code)) return false;
  const isCommand = COMMAND.test(code) || new RegExp(String.raw`^${product.toLowerCase()}\b`).test(code);
  if (isCommand && !MESSAGE_WORDS.test(code)) return false;
  if (SYNTAX.test(code) && !/^[A-Z][^{};=]* (?:must|is|cannot|not|invalid)\b/.test(code)) return false;
  const words = code.match(/[A-Za-z][a-z'’]+/g) ?? [];
  return / /.test(code) && words.length >= 2 && (/^["'“]?[A-Z]/.test(code) || MESSAGE_WORDS.test(code));
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
  if (column === null || !DEFAULT_COLUMN.test(column)) return false;
  return spans.find((span) => span.column === column && span.text.trim() !== '')?.kind === 'code';
}

function wordsOf(kind: Span['kind'], text: string): string {
  return kind === 'code' && !/^\d[\d,_]*$/.test(text) ? GAP : text.replace(/\s+/g, ' ');
}

function defaults(spans: readonly Span[], {kind}: Unit, text: string): Token[] {
  if (kind === 'row') return defaultCells(spans);
  if (!DEFAULT.test(text) || IMPERATIVE.test(text.trim())) return [];
  const index = text.search(DEFAULT);
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
  const columns = [...new Set(spans.map(({column}) => column))].filter((column) => DEFAULT_COLUMN.test(column ?? ''));
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
