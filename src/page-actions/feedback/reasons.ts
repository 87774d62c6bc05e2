/** What a reader can give as the reason of an answer. */
export const REASONS = {
  helpful: ['It solved my problem', 'It is easy to follow', 'The examples work', 'Something else'],
  unhelpful: [
    'Something is missing',
    'Something is wrong or out of date',
    'It is hard to follow',
    'An example does not work',
    'Something else',
  ],
} as const;

/** Longest text of a reader's own: the address holds it, and GitHub takes about 8,000 characters. */
export const MAX_DETAILS_LENGTH = 600;
