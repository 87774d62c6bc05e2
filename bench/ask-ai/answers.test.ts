/** The real docs behind Ask AI: what it quotes first, and how quotes end. */
import {beforeAll, describe, expect, it} from 'vitest';
import {EXAMPLE_QUESTIONS} from '../../src/ask-ai/exampleQuestions';
import {loadAskableDocs, type AskableDocs} from './docs';
import {lostPassages, partOf, readQuestions} from './questions';

const questions = readQuestions();
let docs: AskableDocs;

beforeAll(async () => {
  docs = await loadAskableDocs('docs');
}, 120_000);

describe('the table of questions', () => {
  it('names sections that exist', () => {
    expect(lostPassages(questions, docs.sections)).toEqual([]);
  });

  it('names a section that is gone, with its line and what to do', () => {
    expect(lostPassages([{question: 'Why?', passages: ['/cms/faq#gone'], line: 7}], docs.sections)).toEqual([
      'bench/ask-ai-questions.tsv:7: "Why?" is answered by /cms/faq#gone, which does not exist. Name the section that answers it now.',
    ]);
  });

  it('has each question once, and enough of them in each half', () => {
    expect(new Set(questions.map(({question}) => question)).size).toBe(questions.length);
    const sizeOf = (part: string): number => questions.filter(({question}) => partOf(question) === part).length;
    expect(sizeOf('tuning')).toBeGreaterThanOrEqual(30);
    expect(sizeOf('held-out')).toBeGreaterThanOrEqual(30);
  });
});

it.each(EXAMPLE_QUESTIONS)('the example question "%s" is answered by the right section first', async (question) => {
  const known = questions.find((candidate) => candidate.question === question);
  expect(known, `${question} is missing in the table of questions`).toBeDefined();
  const {passages} = await docs.ask(question);
  const [first] = passages;
  expect(known?.passages, `${first?.url} comes first`).toContain(first?.url);
});

it('the question what the product is leads to the introduction', async () => {
  expect((await docs.ask('What is Strapi?')).passages[0]?.url).toBe('/cms/intro');
});

it('a small word of the question that few pages have does not decide which page is quoted', async () => {
  expect((await docs.ask('Delete a document over the REST API')).passages[0]?.url).toBe('/cms/api/rest#delete');
});

it('a pasted stack trace is about its error', async () => {
  const error = 'Could not locate the bindings file better-sqlite3';
  const trace = `/srv/app/node_modules/bindings/bindings.js:121
    throw err;
    ^

Error: ${error}
    at bindings (/srv/app/node_modules/bindings/bindings.js:126:9)
    at async Strapi.load (/srv/app/node_modules/@strapi/core/dist/Strapi.js:190:5)
    at node:internal/main/run_main_module:36:49`;
  expect((await docs.ask(trace)).passages[0]?.url).toBe('/cms/installation/errors#better-sqlite3');
});

it('words that the docs do not have, of which one is in a sample by chance, have no answer', async () => {
  expect((await docs.ask('xyzzy foo')).isGuess).toBe(true);
});

it('no quote of any section ends with a label or a lead-in that nothing follows', () => {
  const ends = docs.quotes().map(({url, markdown}) => `${url}: ${markdown.trimEnd().split('\n').at(-1) ?? ''}`);
  expect(ends.length).toBeGreaterThan(500);
  expect(ends.filter((end) => /:[*_`")]*$|: \*\*[^*]+\*\*$|: #+ /.test(end))).toEqual([]);
});
