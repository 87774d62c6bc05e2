/** An upper limit of a figure, or of its ratio to the same figure of another site. */
export interface Limit {
  /** The divisor of the figure, if the limit is a ratio. */
  of?: string;
  /** The limit. Without one, the figure only has a target. */
  must?: number;
  aim: number;
}

/** A figure of each site, by the site's name; `null` for a site without it. */
export type Figures = Record<string, number | null>;

export interface Row {
  title: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | '';
  digits?: number;
  figures: Figures & {ours: number};
  limit?: Limit;
}

/** Prints each site's figure, the ratio of ours to the others, and figures over their limit. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  const others = [...new Set(rows.flatMap(({figures}) => Object.keys(figures)))].filter((name) => name !== 'ours');
  const header = ['', 'ours', ...others, ...others.map((name) => `of ${name}`), 'must', 'aim', ''];
  const lines = rows.map(({title: name, unit, digits = 0, figures, limit}) => [
    unit === '' ? name : `${name}, ${unit}`,
    figures.ours.toFixed(digits),
    ...others.map((other) => figures[other]?.toFixed(digits) ?? ''),
    ...others.map((other) => ratioTo(figures, other)?.toFixed(2) ?? ''),
    limit?.must === undefined ? '' : limitText(limit, limit.must, unit),
    limit ? limitText(limit, limit.aim, unit) : '',
    limit ? verdict(figures, limit) : '',
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)));
  for (const line of [header, ...lines]) {
    const cells = line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
    console.log(cells.join('  ').trimEnd());
  }
}

function ratioTo({ours, ...others}: Row['figures'], name: string): number | undefined {
  const other = others[name];
  return other === undefined || other === null || other === 0 ? undefined : ours / other;
}

function limitText({of}: Limit, value: number, unit: string): string {
  return of === undefined ? `${value}${unit === '' ? '' : ` ${unit}`}` : `${value} of ${of}`;
}

function verdict(figures: Row['figures'], {of, must, aim}: Limit): string {
  const value = of === undefined ? figures.ours : ratioTo(figures, of);
  if (value === undefined) return 'not compared';
  if (Number.isNaN(value)) return 'not measured';
  if (must !== undefined && value > must) return 'OVER';
  if (value <= aim) return 'aim';
  return must === undefined ? '' : 'must';
}
