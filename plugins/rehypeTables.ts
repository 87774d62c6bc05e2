import type {Element, Nodes, Root} from 'hast';

/** Columns that need no label on a phone. */
const EXPLAINING = new Set(['Description', 'Meaning', 'What it does']);

/** Limits for a table on a phone, in characters: the width of two columns, the lines of their cells, and the longest cell of more columns. */
const FITS = {two: 40, linesOfTwo: 6, ofMore: 22};

/**
 * Adds the headers of columns to the cells of wide tables as `data-label`, so that phones can show each row as a block
 * (`src/css/article.css`). Replaces empty headers with plain cells.
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
  // An empty corner isn't a header.
  for (const cell of header ?? []) if (textOf(cell).trim() === '') cell.tagName = 'td';
  const columns = labels.map((_, column) => rows.flatMap((row) => row[column] ?? []));
  if (!isTooWide(columns)) return;
  for (const row of rows) {
    row.forEach((cell, column) => {
      const text = labels[column] ?? '';
      if (column === 0) return;
      cell.properties.dataLabel = EXPLAINING.has(text) ? '' : text;
      // A single box keeps its lines next to the label.
      if (cell.children.length > 0) cell.children = [{type: 'element', tagName: 'div', properties: {}, children: cell.children}];
    });
  }
}

function isTooWide([first = [], second = [], ...others]: readonly Element[][]): boolean {
  if (others.length > 0) return longest([second, ...others].flat().map(textOf)) > FITS.ofMore;
  const [one, two] = [longest(first.flatMap(piecesOf)), longest(second.flatMap(piecesOf))];
  const linesOfFirst = longest(first.map(textOf)) / (FITS.two - two);
  const linesOfSecond = longest(second.map(textOf)) / (FITS.two - one);
  return one + two > FITS.two || Math.max(linesOfFirst, linesOfSecond) > FITS.linesOfTwo;
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

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({length}) => length));
}

/** The parts of a text that can't be broken: code, and words. */
function piecesOf(node: Nodes): string[] {
  if (node.type === 'element' && node.tagName === 'code') return [textOf(node)];
  return 'children' in node ? node.children.flatMap(piecesOf) : textOf(node).split(/\s+/);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
