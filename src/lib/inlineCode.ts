/** Maximum length that fits the narrowest phone. */
const SHORT = 24;

/** Class of short inline code, such as `--skip-cloud`, which isn't broken into lines. */
export const WHOLE_CODE_CLASS = 'code-whole';

/** Maximum length of a name that fits a line of text on wider windows. */
const NAME = 32;

/** Class of inline code that is a name, such as `plugin::users-permissions.user`. */
const NAME_CLASS = 'name-whole';

/** The class of inline code that isn't broken into lines, where it fits. */
export function wholeCodeClass(text: string): string | undefined {
  if (isShortCode(text)) return WHOLE_CODE_CLASS;
  return text.length <= NAME && !text.includes(' ') ? NAME_CLASS : undefined;
}

export function isShortCode(text: string): boolean {
  return text.length <= SHORT;
}

/** In the narrow columns of a table, short code with spaces breaks at them. */
export function wholeInTableClass(text: string): string | undefined {
  return isShortCode(text) && !text.includes(' ') ? WHOLE_CODE_CLASS : undefined;
}

/** Splits off the last word with its closing brackets, so that the brackets aren't alone on the next line. */
export function splitClosing(text: string): [start: string, closing: string] {
  const closing = /\S{1,16}(?: [\])}]+)+$/.exec(text)?.[0] ?? '';
  return [text.slice(0, text.length - closing.length), closing];
}

/** Parts between which long code breaks first: after slashes and brackets, before brackets, capitals, and dots that no digit follows. */
export function breakableParts(text: string): string[] {
  return text.split(/(?<=[/\]])(?=.)|(?<=.)(?=\[|\.(?!\d))|(?<=[a-z])(?=[A-Z])/);
}
