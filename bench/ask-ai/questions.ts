import {readFileSync} from 'node:fs';
import {EXAMPLE_QUESTIONS} from '../../src/ask-ai/exampleQuestions';

export const QUESTIONS_FILE = 'bench/ask-ai-questions.tsv';

export interface KnownQuestion {
  question: string;
  /** URLs of the sections that answer it, `/cms/faq#forbidden`; a page's beginning has no anchor. */
  passages: string[];
  /** Line of the table. */
  line: number;
}

/** `held-out` questions are only for measuring: nothing was, or may be, adjusted to them. */
export type Part = 'example' | 'tuning' | 'held-out';

/** What developers and editors ask, with the sections that answer it. */
export function readQuestions(): KnownQuestion[] {
  const [, ...lines] = readFileSync(QUESTIONS_FILE, 'utf8').trim().split('\n');
  return lines.map((text, index) => {
    const line = index + 2;
    const [question, passages] = text.split('\t');
    if (!question || !passages)
      throw new Error(
        `${QUESTIONS_FILE}:${line}: names no passages. Write the question, a tab, and URLs such as /cms/faq#forbidden with spaces between.`,
      );
    return {question, passages: passages.split(' '), line};
  });
}

/** The length of a question decides, so that no question changes sides when others come or go. */
export function partOf(question: string): Part {
  if (EXAMPLE_QUESTIONS.includes(question)) return 'example';
  return question.length % 2 === 0 ? 'held-out' : 'tuning';
}

/** Lists each URL of the table that leads nowhere, and says what to do. */
export function lostPassages(questions: readonly KnownQuestion[], existing: ReadonlySet<string>): string[] {
  return questions.flatMap(({question, passages, line}) =>
    passages
      .filter((passage) => !existing.has(passage))
      .map(
        (passage) =>
          `${QUESTIONS_FILE}:${line}: "${question}" is answered by ${passage}, which does not exist. Name the section that answers it now.`,
      ),
  );
}
