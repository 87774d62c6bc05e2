/** Represents what a page omits: a key of an object, or the last item of an array. */
export const MORE = '…';

/** `...`, `…`, or either one at the start of a comment. */
const ELLIPSIS = /^(?:\/\/[ \t]*(?:\.\.\.|…)[^\n]*|\.\.\.|…)/;

/**
 * Parses JSON as pages show it, where `...` means that more follows.
 *
 * @returns the value, with `MORE` in place of an ellipsis
 * @throws {SyntaxError} if the text isn't JSON
 */
export function parseShownJson(text: string): unknown {
  let json = '';
  const open: ('{' | '[')[] = [];
  for (let index = 0; index < text.length;) {
    const rest = text.slice(index);
    const [piece = ''] = /^"(?:\\.|[^"\\])*"/.exec(rest) ?? ELLIPSIS.exec(rest) ?? /^[\s\S]/.exec(rest) ?? [];
    index += piece.length;
    if (piece === '{' || piece === '[') open.push(piece);
    if (piece === '}' || piece === ']') open.pop();
    json += ELLIPSIS.test(piece) ? marker(json, text.slice(index), open.at(-1)) : piece;
  }
  const value: unknown = JSON.parse(json);
  return value;
}

function marker(before: string, after: string, open: '{' | '[' | undefined): string {
  const comma = /[{[,]\s*$/.test(before) ? '' : ',';
  const end = /^\s*[\]},]/.test(after) ? '' : ',';
  return `${comma}"${MORE}"${open === '{' ? ': true' : ''}${end}`;
}
