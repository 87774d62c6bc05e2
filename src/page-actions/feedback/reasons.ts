/** Why a page helped or didn't, for readers to choose from. */
export const REASONS = {
  helpful: ['It solved my problem', 'It was clear', 'The examples work', 'Something else'],
  unhelpful: [
    'Something is missing',
    'Something is wrong or outdated',
    'It was hard to follow',
    'An example doesn’t work',
    'Something else',
  ],
} as const;

/** Longest text of a reader's own: the URL holds it, and GitHub takes about 8,000 characters. */
export const MAX_DETAILS_LENGTH = 600;
