import {escapeHtml} from '../../lib/escapeHtml';
import {PAGE_SNIPPET_WORDS, SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '../limits';
import {wordsOf} from './tokenize';

interface Piece {
  /** The word with the characters before it. */
  text: string;
  isMatch: boolean;
}

/** Fewer words say little about a section. */
const MIN_WORDS = SNIPPET_WORDS_NARROW;
const PIECE = /[^\p{L}\p{M}\p{N}_$@./'’-]*[\p{L}\p{M}\p{N}_$@./'’-]+/gu;
/** A word and the punctuation before and after it. */
const CORE = /^([^\p{L}\p{M}\p{N}_$@]*)(.*?)([./'’-]*)$/su;

/**
 * @param matched terms of the index that the query found
 * @returns HTML: the escaped text, with `<mark>` around the words that contain a matched term
 */
export function markText(text: string, matched: ReadonlySet<string>): string {
  return renderPieces(splitText(text, matched), text);
}

/**
 * The part of a text with the most typed words, with those of their synonyms if there are none, or the beginning. A short one ends
 * where a sentence or another block ends after the last match, and begins where one begins, but has a few words at least.
 *
 * @param text with a line for each block, and an ellipsis where the index has no more of it
 * @returns HTML of at most `length` words, or `null` if the text is empty
 */
export function markExcerpt(
  text: string,
  typed: ReadonlySet<string>,
  synonyms: ReadonlySet<string>,
  length: number,
): string | null {
  if (text === '') return null;
  const marked = splitText(text, typed);
  const hasTyped = marked.some(({isMatch}) => isMatch);
  const pieces = hasTyped ? marked : splitText(text, synonyms);
  const densest = densestStart(pieces, length);
  const isShort = length <= SNIPPET_WORDS;
  const firstMatch = pieces.findIndex(({isMatch}, index) => index >= densest && isMatch);
  const blockStart = length <= PAGE_SNIPPET_WORDS ? lastIndex(pieces.slice(0, firstMatch + 1).map(beginsBlock)) : 0;
  const start = Math.max(0, Math.min(Math.max(densest, blockStart), pieces.length - MIN_WORDS));
  const lastMatch = lastIndex(pieces.slice(0, start + length).map(({isMatch}) => isMatch));
  const blockEnd = pieces.findIndex(
    (piece, index) => isShort && index > lastMatch && index >= start + MIN_WORDS && beginsBlock(piece),
  );
  const end = Math.min(start + length, blockEnd === -1 ? pieces.length : blockEnd);
  const shown = pieces.slice(start, end).map((piece) => (hasTyped ? piece : {...piece, isMatch: false}));
  const excerpt = renderPieces(shown, '')
    .replace(/^[^\p{L}\p{N}<]*\n/u, '')
    .replace(/:?\s*\n/g, ' · ')
    .replace(/^(?:[\s,;:)…]|(?:[’.]|&#39;|&quot;)+(?=\s))+|\s+$/g, '');
  const isCut = end === pieces.length ? text.endsWith('…') : isWithinBlock(pieces[end]);
  const endsSentence = /[.!?](?:<\/mark>)?$/.test(excerpt);
  return `${isWithinBlock(pieces[start], start) ? '…' : ''}${excerpt}${isCut && !endsSentence ? '…' : ''}`;
}

function lastIndex(flags: readonly boolean[]): number {
  return flags.lastIndexOf(true);
}

function beginsBlock({text}: Piece, index?: number): boolean {
  return index === 0 || text.includes('\n');
}

function isWithinBlock(piece: Piece | undefined, index?: number): boolean {
  return piece !== undefined && !beginsBlock(piece, index);
}

function splitText(text: string, matched: ReadonlySet<string>): Piece[] {
  return (text.match(PIECE) ?? []).map((piece) => ({
    text: piece,
    isMatch: matched.size > 0 && wordsOf(piece).some(({terms}) => terms.some((term) => matched.has(term))),
  }));
}

/** Pieces don't include punctuation after the last word. `source` restores it for a complete text. */
function renderPieces(pieces: readonly Piece[], source: string): string {
  const html = pieces
    .map(({text, isMatch}) => {
      if (!isMatch) return escapeHtml(text);
      const [, before = '', word = text, behind = ''] = CORE.exec(text) ?? [];
      return `${escapeHtml(before)}<mark>${escapeHtml(word)}</mark>${escapeHtml(behind)}`;
    })
    .join('');
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  return html + escapeHtml(source.slice(length));
}

function densestStart(pieces: readonly Piece[], length: number): number {
  let best = 0;
  let bestStart = 0;
  let count = 0;
  pieces.forEach(({isMatch}, end) => {
    if (isMatch) count += 1;
    if (pieces[end - length]?.isMatch) count -= 1;
    if (count <= best) return;
    best = count;
    bestStart = Math.max(0, end - length + 1);
  });
  if (best === 0) return 0;
  // An excerpt reads better with a few words before the first match.
  const first = pieces.findIndex((piece, index) => index >= bestStart && piece.isMatch);
  return Math.max(0, Math.min(Math.max(bestStart, first - 2), pieces.length - length));
}
