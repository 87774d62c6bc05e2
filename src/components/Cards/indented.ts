/** Lines of JSON with the indent that MDX removes from props. */
export function indented(code: string): string {
  let depth = 0;
  return code
    .split('\n')
    .map((line) => {
      if (/^[\]}]/.test(line)) depth -= 1;
      const shown = '  '.repeat(depth) + line;
      if (/[[{]$/.test(line)) depth += 1;
      return shown;
    })
    .join('\n');
}
