/** Shown before the first question. A test holds that each is answered by the right section of the docs first. */
export const EXAMPLE_QUESTIONS: readonly string[] = [
  'How do I create my first content-type?',
  'How do I read published entries over the REST API?',
  'Why does my request return 403 Forbidden?',
  'How do I deploy a project to Strapi Cloud?',
];
