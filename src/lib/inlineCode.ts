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

/** Parts between which long code breaks first: after slashes and brackets, before dots, brackets, and capitals. */
export function breakableParts(text: string): string[] {
  return text.split(/(?<=[/\]])(?=.)|(?<=.)(?=[.[])|(?<=[a-z])(?=[A-Z])/);
}
