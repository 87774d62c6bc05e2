import {escapeHtml} from '../markup';
import {termsOf, wordsOf} from './tokenize';

interface Piece {
  /** The word with what stands before it. */
  text: string;
  isMatch: boolean;
}

const PIECE = /[^\p{L}\p{M}\p{N}_$@./'’-]*[\p{L}\p{M}\p{N}_$@./'’-]+/gu;
/** A word between the signs before and behind it. */
const CORE = /^([^\p{L}\p{M}\p{N}_$@]*)(.*?)([./'’-]*)$/su;

/**
 * @param matched terms of the index that the query found
 * @returns HTML: the text escaped, with `<mark>` around the words that hold a matched term
 */
export function markText(text: string, matched: ReadonlySet<string>): string {
  return renderPieces(splitText(text, matched), text);
}

/**
 * The stretch of a text in which most matched words stand together.
 *
 * @returns HTML of at most `length` words, or `null` when the text holds no match
 */
export function markExcerpt(text: string, matched: ReadonlySet<string>, length: number): string | null {
  const pieces = splitText(text, matched);
  const start = densestStart(pieces, length);
  if (start === null) return null;
  const end = Math.min(pieces.length, start + length);
  const excerpt = renderPieces(pieces.slice(start, end), '').trim();
  return `${start > 0 ? '…' : ''}${excerpt}${end < pieces.length ? '…' : ''}`;
}

function splitText(text: string, matched: ReadonlySet<string>): Piece[] {
  return (text.match(PIECE) ?? []).map((piece) => ({
    text: piece,
    isMatch: matched.size > 0 && wordsOf(piece).some((word) => termsOf(word).some((term) => matched.has(term))),
  }));
}

/** Pieces leave out signs behind the last word; `source` gives them back for a whole text. */
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

function densestStart(pieces: readonly Piece[], length: number): number | null {
  let best: {start: number; count: number} | null = null;
  let count = 0;
  for (let end = 0; end < pieces.length; end += 1) {
    if (pieces[end]?.isMatch) count += 1;
    if (end >= length && pieces[end - length]?.isMatch) count -= 1;
    if (count > (best?.count ?? 0)) best = {start: Math.max(0, end - length + 1), count};
  }
  if (best === null) return null;
  // A few words before the first match read better than a match at the very start.
  const first = pieces.findIndex((piece, index) => index >= (best?.start ?? 0) && piece.isMatch);
  return Math.max(0, Math.min(Math.max(best.start, first - 2), pieces.length - length));
}
