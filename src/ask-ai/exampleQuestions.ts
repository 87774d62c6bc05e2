/** Shown before the first question. A test checks that the first passage for each is the correct section. */
export const EXAMPLE_QUESTIONS: readonly string[] = [
  'What is the difference between id and documentId?',
  'How do I use an API token with fetch in JavaScript?',
  'Why does my request return 403 Forbidden?',
  'How do I run Strapi in Docker with PostgreSQL?',
];
