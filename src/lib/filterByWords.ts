/** The words that a reader typed into a filter. */
export function filterWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text has all words, in upper or lower case, also as parts of its own. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** What follows a heading of a page, up to the next one of its level. */
export function partBelow(heading: Element): Element[] {
  const part: Element[] = [];
  for (let next = heading.nextElementSibling; next && next.tagName !== heading.tagName; next = next.nextElementSibling)
    part.push(next);
  return part;
}
