/**
 * The line of a URL or a key in the text of `redirects.ts`: the first one that has it in quotes, or as a key; of a page that kept its place, the
 * line with that place.
 *
 * @param anchor of a section that moved, which is below its page
 * @returns 1-based; 1 for one that isn't there
 */
export function lineOf(text: string, name: string, anchor = ''): number {
  const lines = text.split('\n');
  if (anchor !== '') {
    const page = lines.map((line) => line.includes(`'${name}': {`)).lastIndexOf(true);
    const below = lines.findIndex(
      (line, index) => index >= page && [`${anchor}:`, `'${anchor}':`].some((key) => line.includes(key)),
    );
    return Math.max(below, 0) + 1;
  }
  const forms = [name, name.replace(/^\/(?:dev-docs|cms)\//, '')];
  const found = forms.map((form) =>
    lines.findIndex((line) => [`'${form}'`, `"${form}"`].some((quoted) => line.includes(quoted))),
  );
  const key = lines.findIndex((line) => line.trim().startsWith(`${name}:`));
  return ([...found, key].find((index) => index !== -1) ?? 0) + 1;
}
