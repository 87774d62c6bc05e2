/** The tables of Markdown: cells by row, by table. The second row separates the header. */
export function tablesOf(markdown: string): string[][][] {
  const tables: string[][][] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const isRow = /^\s*\|.*\|\s*$/.test(line);
    if (isRow && !isOpen) tables.push([]);
    isOpen = isRow;
    if (isRow) tables.at(-1)?.push(cellsOf(line));
  }
  return tables;
}

/** @param line a row of a table */
export function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
