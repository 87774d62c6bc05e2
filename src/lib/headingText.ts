/** The text of a heading without its permalink, which is a zero-width space. */
export function headingText(heading: Element | null): string {
  return (heading?.textContent ?? '').replace(/\u200B/g, '').trim();
}
