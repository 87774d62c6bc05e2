/** A line that matches any number of lines: `...`, including in a comment. */
const LEFT_OUT = /^\s*(?:\/\/|\*|#)?\s*(?:\.{3}|…)\s*$/;

/** Whether code matches the page line by line. Only trailing spaces, and empty lines around the code, can differ. */
export function isSameCode(shown: string, received: string): boolean {
  const lines = linesOf(received);
  const [first = [], ...others] = partsOf(linesOf(shown));
  if (others.length === 0) return first.length === lines.length && isAt(first, lines, 0);
  const last = others.pop() ?? [];
  const end = lines.length - last.length;
  if (!isAt(first, lines, 0) || end < first.length || !isAt(last, lines, end)) return false;
  let place = first.length;
  for (const part of others) {
    while (place + part.length <= end && !isAt(part, lines, place)) place += 1;
    if (place + part.length > end) return false;
    place += part.length;
  }
  return true;
}

function linesOf(text: string): string[] {
  return text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** The lines between ellipses. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (LEFT_OUT.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function isAt(part: readonly string[], lines: readonly string[], place: number): boolean {
  return part.every((line, index) => line === lines[place + index]);
}
