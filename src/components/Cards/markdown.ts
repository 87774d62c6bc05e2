import {
  url,
  bold,
  childrenProblem,
  item,
  keepContent,
  linkedTitle,
  parentProblem,
  required,
  text,
  textProp,
  type ComponentHandler,
} from 'docs-corpus/markdown-form';

export const Cards: ComponentHandler = {markdown: keepContent, props: {}, check: (use) => childrenProblem(use, ['Card'])};

export const Card: ComponentHandler = {
  markdown: (use, content, link) => item([bold(linkedTitle(use, link)), content].filter(Boolean).join('\n\n')),
  words: (use) => [textProp(use, 'title') ?? ''],
  props: {title: required(text('REST API')), to: required(url)},
  urls: ['to'],
  check: (use) => parentProblem(use, 'Cards'),
};
