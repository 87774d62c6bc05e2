import {expect, it} from 'vitest';
import {parseSourceFile, type SourceFile} from 'docs-corpus/sourceFile';
import {changedStatements, type ChangedStatement} from './changedStatements';

function page(text: string): SourceFile {
  return parseSourceFile(`---\ntitle: A page\n---\n\n${text}\n`, 'cms/a.mdx', 'docs/cms/a.mdx');
}

function changes(before: string, after: string): ChangedStatement[] {
  return changedStatements(page(before), page(after));
}

const NOTE = '{/* proof: GET /api/books -> 200 */}';

it('a sentence that says something else while its note stays is shown with both', () => {
  const [change, ...others] = changes(`You can send it. Others stay.\n\n${NOTE}`, `You can't send it. Others stay.\n\n${NOTE}`);
  expect(change).toMatchObject({
    before: 'You can send it.',
    after: "You can't send it.",
    file: 'docs/cms/a.mdx',
    line: 5,
    standing: 'note',
    notes: ['proof: GET /api/books -> 200'],
  });
  expect(others).toEqual([]);
});

it('a sentence whose note changed along is left to the proof', () => {
  expect(changes(`It returns 200.\n\n${NOTE}`, `It returns 201.\n\n${NOTE.replace('200', '201')}`)).toEqual([]);
});

it('the target of a link is a part of its sentence', () => {
  const [change] = changes('See [the limits](./a.mdx#limits).', 'See [the limits](./b.mdx#limits).');
  expect(change).toMatchObject({after: 'See [the limits](./b.mdx#limits).', standing: 'nothing'});
});

it('what only a sample stands by is told apart from what has nothing', () => {
  const sample = '```http\nGET /api/books\n```';
  expect(changes(`Only drafts:\n\n${sample}`, `All drafts:\n\n${sample}`)).toMatchObject([{standing: 'sample'}]);
  expect(changes(`Only drafts:\n\n${sample}`, `All drafts:\n\n${sample.replace('books', 'authors')}`)).toEqual([]);
});

it('a row is compared with its own line of the note', () => {
  const table = (description: string, status: number): string =>
    `| Key | Meaning |\n| --- | --- |\n| \`a\` | ${description} |\n| \`b\` | Two |\n\n{/* proof rows:\n  GET /api/books -> ${status}\n  GET /api/authors -> 200\n*/}`;
  expect(changes(table('Before the start', 200), table('After the start', 200))).toMatchObject([
    {before: '`a` | Before the start', after: '`a` | After the start', standing: 'note'},
  ]);
  expect(changes(table('Before the start', 200), table('After the start', 404))).toEqual([]);
});

it('steps in another order are shown, a section that moves is not', () => {
  const [one, two] = ['1. Open **Settings**.', '2. Click **Save**.'];
  expect(changes(`${one}\n${two}`, `1. Click **Save**.\n2. Open **Settings**.`)).toMatchObject([{weight: 1}]);
  const section = 'Here is a sentence. And another one.';
  const others = Array.from({length: 10}, (_, index) => `Number ${index} is here.`).join('\n\n');
  expect(changes(`${section}\n\n${others}`, `${others}\n\n${section}`)).toEqual([]);
});

it('a change of a number, name, or negation weighs more than one of words', () => {
  const [words] = changes('The list has drafts first.', 'The list shows drafts first.');
  const [negation] = changes('The list is not sorted.', 'The list is always sorted.');
  expect(words?.weight).toBe(0);
  expect(negation?.weight).toBe(2);
});
