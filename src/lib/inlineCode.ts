/** Fits the narrowest phone. */
const SHORT = 24;

/** Inline code stays on one line when it is short: no one wants to read `--skip-cloud` in two pieces. */
export const WHOLE_CODE_CLASS = 'code-whole';

export function isShortCode(text: string): boolean {
  return text.length <= SHORT;
}

/** In the narrow columns of a table, short code with spaces breaks at them. */
export function isShortInTable(text: string): boolean {
  return isShortCode(text) && !text.includes(' ');
}

/** Splits the last word off, together with the brackets that follow it: they would be a chip of their own in the next line. */
export function splitClosing(text: string): [start: string, closing: string] {
  const closing = /\S{1,16}(?: [\])}]+)+$/.exec(text)?.[0] ?? '';
  return [text.slice(0, text.length - closing.length), closing];
}

/** Parts between which long code breaks first: after slashes and brackets, before brackets, capitals, and dots that no digit follows. */
export function breakableParts(text: string): string[] {
  return text.split(/(?<=[/\]])(?=.)|(?<=.)(?=\[|\.(?!\d))|(?<=[a-z])(?=[A-Z])/);
}
