import {stripVTControlCharacters} from 'node:util';

/** The output of a program, without colors and cursor movements. */
export function plainOutput(text: string): string {
  return stripVTControlCharacters(text.replace(/\u001b\[2K(?:\u001b\[G)?/g, '\n')).replace(/\r\n?/g, '\n');
}

/**
 * The first line of a fence that is missing in the output, in the fence's order, or `null`. An ellipsis matches any text, including
 * whole lines. Whitespace and box borders are ignored.
 */
export function missingLine(shown: string, output: string): string | null {
  const said = squeezed(output);
  let from = 0;
  for (const line of shown.split('\n')) {
    for (const part of line.split(/…|\.\.\./).map(squeezed)) {
      if (part === '') continue;
      const found = said.indexOf(part, from);
      if (found === -1) return line.trim();
      from = found + part.length;
    }
  }
  return null;
}

/** The first text that is missing in the output, or `null`. */
export function missingText(texts: readonly string[], output: string): string | null {
  const said = squeezed(output);
  return texts.find((text) => missingLine(text, said) !== null) ?? null;
}

function squeezed(text: string): string {
  return text.replace(/[│┃┌┐└┘─━╭╮╰╯├┤]/g, '').replace(/\s+/g, '');
}

/** The end of a long output, for a report. */
export function lastLines(output: string, count = 25): string {
  const lines = output.trimEnd().split('\n');
  return (lines.length > count ? ['…', ...lines.slice(-count)] : lines).join('\n');
}
