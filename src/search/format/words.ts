/** How a text falls into words, at build and in the browser alike. Signs that code is written with belong to a word. */

const CHUNK = /[\p{L}\p{M}\p{N}_$@./-]+/gu;
const EDGES = /^[./]+(?=[./])|^[/_]+|[-./_@$]+$/gu;
const ONLY_SIGNS = /^[_$@./-]+$/;
const APOSTROPHES = /['’]/g;

/** Pieces between spaces and punctuation, not yet trimmed. */
export function chunksOf(text: string): string[] {
  return text.replace(APOSTROPHES, '').match(CHUNK) ?? [];
}

/** A piece without the signs at its ends; empty when nothing is left. */
export function trimChunk(chunk: string): string {
  return ONLY_SIGNS.test(chunk) ? chunk.replace(/[^$@]/g, '') : chunk.replace(EDGES, '');
}
