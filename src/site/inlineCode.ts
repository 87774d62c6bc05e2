/** Fits the narrowest phone. */
const SHORT = 24;

/** Inline code stays on one line when it is short: nobody reads `--skip-cloud` from two pieces. */
export const WHOLE_CODE_CLASS = 'code-whole';

export function isShortCode(text: string): boolean {
  return text.length <= SHORT;
}
