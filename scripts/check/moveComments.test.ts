import {expect, it} from 'vitest';
import {moveComments} from './moveComments';

it('moves comments behind the paragraph', () => {
  expect(moveComments('One. {/* proof: a */} Two {/* noProof: estimate */}, three. {/* source: b */}\n\nNext.\n')).toBe(
    'One. Two, three.\n\n{/* proof: a */}\n{/* noProof: estimate */}\n{/* source: b */}\n\nNext.\n',
  );
});

it('keeps a list without space between its items, and comments of several lines in their item', () => {
  expect(moveComments('1. One. {/* panel:\n  click "A"\n*/}\n   - Inner. {/* proof: a */}\n2. Two.\n')).toBe(
    '1. One.\n   {/* panel:\n   click "A"\n   */}\n   - Inner.\n     {/* proof: a */}\n2. Two.\n',
  );
});

it('makes one note of the comments of a table, with a line for each row', () => {
  const table = `| A | B |
| --- | --- |
| 1 {/* proof as="read-only": GET /api/books?a=1\\|2 -> 403 */} | 2 {/* source: file.js "two" */} |
| 3 | 4 |
| 5 | 6 {/* noProof: example */}{/* read in June */} |
`;
  expect(moveComments(table)).toBe(`| A | B |
| --- | --- |
| 1 | 2 |
| 3 | 4 |
| 5 | 6 |

{/* proof rows:
  as="read-only" GET /api/books?a=1|2 -> 403
  & source file.js "two"
  -
  noProof example
*/}
{/* read in June */}
`);
});

it('moves the comment of a fact behind the fact', () => {
  const fact = '<FactsCard>\n  <Fact name="A">One {/* proof: a */}</Fact>\n  <Fact name="B">Two</Fact>\n</FactsCard>\n';
  expect(moveComments(fact)).toBe(
    '<FactsCard>\n  <Fact name="A">One</Fact>\n  {/* proof: a */}\n  <Fact name="B">Two</Fact>\n</FactsCard>\n',
  );
});

it('leaves the ID of a heading, code, and comments on lines of their own', () => {
  const text = '## One {/* #one */}\n\n`{/* a */}` and\nmore.\n{/* proof: a */}\n\n```md\nText. {/* b */}\n```\n';
  expect(moveComments(text)).toBe(text);
});

it('puts two comments in one line below each other', () => {
  expect(moveComments('Text.\n\n{/* proof: a */} {/* proof: b */}\n')).toBe('Text.\n\n{/* proof: a */}\n{/* proof: b */}\n');
});
