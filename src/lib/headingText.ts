/** The text of a heading without the sign that links to it, which is a zero-width space. */
export function headingText(heading: Element | null): string {
  return (heading?.textContent ?? '').replace(/\u200B/g, '').trim();
}
