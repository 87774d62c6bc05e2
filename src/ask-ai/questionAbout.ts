/** Leaves room for what readers add. */
const MAX_CODE_LENGTH = 3000;

/** A question about a block of code, for the field of Ask AI. */
export function questionAbout(code: string): string {
  return `Explain this code:\n\n${code.length > MAX_CODE_LENGTH ? `${code.slice(0, MAX_CODE_LENGTH)}…` : code}`;
}
