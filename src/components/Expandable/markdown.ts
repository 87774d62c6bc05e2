import {blocks, bold, emptyProblem, required, text, textProp, type ComponentHandler} from 'docs-corpus/markdown-form';

export const Expandable: ComponentHandler = {
  markdown: (use, content) => blocks(bold(textProp(use, 'title') ?? ''), content),
  words: (use) => [textProp(use, 'title') ?? ''],
  props: {title: required(text('The whole response'))},
  check: emptyProblem,
};
