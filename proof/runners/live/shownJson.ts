/** Stands for what a page leaves out: a key of an object or the last item of an array. */
export const MORE = '…';

/** `...`, `…`, or either in a comment, which may go on. */
const ELLIPSIS = /^(?:\/\/[ \t]*(?:\.\.\.|…)[^\n]*|\.\.\.|…)/;

/**
 * JSON as pages show it: `...` says that more follows than is shown.
 *
 * @returns the value, with `MORE` where there is an ellipsis
 * @throws {SyntaxError} for text that is no JSON
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
