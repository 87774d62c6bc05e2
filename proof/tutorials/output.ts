/** What programs print, without colors and what only moves the cursor. */
export function plainOutput(text: string): string {
  return text
    .replace(/\u001b\[2K(?:\u001b\[G)?/g, '\n')
    .replace(/\u001b\[[\d;?]*[A-Za-z]/g, '')
    .replace(/\r\n?/g, '\n');
}

/**
 * The first line of a fence that the output doesn't have, in the order of the fence, or `null`. An ellipsis stands for any text, also
 * for whole lines; white space and the frames of boxes don't count.
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

/** The first of some texts that the output doesn't have, or `null`. */
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
