/** Splits a text into words, both in the build and in the browser. Symbols in code belong to the word. */

const CHUNK = /[\p{L}\p{M}\p{N}_$@./-]+/gu;
const EDGES = /^[./]+(?=[./])|^[/_]+|[-./_@$]+$/gu;
const ONLY_SIGNS = /^[_$@./-]+$/;
const APOSTROPHES = /['’]/g;

/** Untrimmed pieces between spaces and punctuation. */
export function chunksOf(text: string): string[] {
  return text.replace(APOSTROPHES, '').match(CHUNK) ?? [];
}

/** Removes symbols from both ends of a piece, which can leave an empty string. */
export function trimChunk(chunk: string): string {
  return ONLY_SIGNS.test(chunk) ? chunk.replace(/[^$@]/g, '') : chunk.replace(EDGES, '');
}
