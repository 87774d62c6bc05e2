import {
  blocks,
  bold,
  childrenProblem,
  emptyProblem,
  keepContent,
  optional,
  parentProblem,
  text,
  textProp,
  type ComponentHandler,
} from 'docs-corpus/markdown-form';

export const Columns: ComponentHandler = {markdown: keepContent, props: {}, check: (use) => childrenProblem(use, ['Column'])};

export const Column: ComponentHandler = {
  markdown: (use, content) => blocks(bold(textProp(use, 'title') ?? ''), content),
  words: (use) => [textProp(use, 'title') ?? ''],
  props: {title: optional(text('Strapi 4'))},
  check: (use) => parentProblem(use, 'Columns') ?? emptyProblem(use),
};
