/** Shown before the first question. A test checks that the first passage for each is the correct section. */
export const EXAMPLE_QUESTIONS: readonly string[] = [
  'How do I create my first content-type?',
  'How do I read published entries over the REST API?',
  'Why does my request return 403 Forbidden?',
  'How do I deploy a project to Strapi Cloud?',
];
