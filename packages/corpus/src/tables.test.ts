import {expect, it} from 'vitest';
import {tablesOf} from './tables';

it('finds the cells of tables as they are written, with the lines of the rows', () => {
  expect(tablesOf('Text.\n\n| Key | Default |\n| --- | --- |\n| **`a`** | |\n| [b](/b) | 1 |')).toEqual([
    {
      head: ['Key', 'Default'],
      rows: [
        {line: 5, cells: ['**`a`**', '']},
        {line: 6, cells: ['[b](/b)', '1']},
      ],
    },
  ]);
});

it('reads a pipe with a backslash as a part of its cell', () => {
  expect(tablesOf('| A |\n| --- |\n| `x \\| y` |')[0]?.rows[0]?.cells).toEqual(['`x | y`']);
});

it('finds tables in lists and without pipes at their sides, but none in code', () => {
  expect(tablesOf('- Item\n\n  | A |\n  | --- |\n  | 1 |').map(({head}) => head)).toEqual([['A']]);
  expect(tablesOf('A | B\n--- | ---\n1 | 2').map(({rows}) => rows[0]?.cells)).toEqual([['1', '2']]);
  expect(tablesOf('```text\n| A |\n| --- |\n| 1 |\n```')).toEqual([]);
});
