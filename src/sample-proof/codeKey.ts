/** A short key for the code of a block, by which a page finds what was done with it. White space at the end doesn't count. */
export function codeKey(code: string): string {
  let hash = 0x811c9dc5;
  for (const character of code.trimEnd()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
