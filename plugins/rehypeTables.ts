import type {Element, Nodes, Root} from 'hast';

/** The column that explains needs no label on a phone, and neither does the only one beside the keys. */
const EXPLAINING = new Set(['Description', 'Meaning', 'What it does']);

/** Longest cell, in characters, of a table that fits a phone as it is. */
const FITS = {firstOfTwo: 16, secondOfTwo: 32, ofMore: 22};

/**
 * Labels the cells of tables that explain with the headers of their columns, in `data-label`, so that phones can show each row as a
 * block (src/css/article.css). Narrow tables stay tables everywhere. Empty headers become plain cells.
 */
export function rehypeTables(): (root: Root) => void {
  return (root) => label(root);
}

function label(node: Nodes): void {
  if (!('children' in node)) return;
  if (node.type === 'element' && node.tagName === 'table') labelCells(node);
  else node.children.forEach(label);
}

function labelCells(table: Element): void {
  const [header, ...rows] = descendants(table, 'tr').map((row) => children(row, ['th', 'td']));
  const labels = header?.map(textOf) ?? [];
  // A corner without words heads no column.
  for (const cell of header ?? []) if (textOf(cell).trim() === '') cell.tagName = 'td';
  const longest = labels.map((_, column) => Math.max(0, ...rows.map((row) => lengthOf(row[column]))));
  if (!isTooWide(longest)) return;
  for (const row of rows) {
    row.forEach((cell, column) => {
      const text = labels[column] ?? '';
      if (column > 0) cell.properties.dataLabel = labels.length === 2 || EXPLAINING.has(text) ? '' : text;
    });
  }
}

function isTooWide([first = 0, second = 0, ...others]: readonly number[]): boolean {
  if (others.length > 0) return Math.max(second, ...others) > FITS.ofMore;
  return first > FITS.firstOfTwo && second > FITS.secondOfTwo;
}

function descendants(node: Element, name: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === name ? [child] : descendants(child, name);
  });
}

function children(node: Element, names: readonly string[]): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName));
}

function lengthOf(cell: Element | undefined): number {
  return cell ? textOf(cell).length : 0;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
