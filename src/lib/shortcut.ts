/** The parts of a keyboard event that identify a shortcut. The browser's autofill sends events without a key. */
export interface Keystroke {
  key?: string;
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** A character of a layout without Latin letters, such as Cyrillic or Greek ones. */
const NOT_LATIN = /^[^\p{ASCII}\p{Script=Latin}]$/u;

/** The character of a key for shortcuts. For layouts without Latin letters, it's the character at the same position of a Latin keyboard. */
export function keyOf({key = '', code = ''}: Pick<Keystroke, 'key' | 'code'>): string {
  const isElsewhere = NOT_LATIN.test(key);
  return (isElsewhere && code === 'Slash' ? '/' : (isElsewhere && /^Key(.)$/.exec(code)?.[1]) || key).toLowerCase();
}

/** Whether it's Ctrl with this letter, or Cmd on macOS, where Ctrl with a letter edits text in every field. */
export function isCommand(stroke: Keystroke, letter: string): boolean {
  const {ctrlKey, metaKey, altKey, shiftKey} = stroke;
  return (metaKey || (ctrlKey && !isMac())) && !altKey && !shiftKey && keyOf(stroke) === letter;
}

export function isMac(): boolean {
  return /Mac|iP/.test(navigator.userAgent);
}
